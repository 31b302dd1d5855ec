import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { isRefused, type Refused } from '#web/admin/base/refused.ts';
import type { Consents } from './consents.ts';
import { withConsents } from './repeated-form.ts';
import { StepUp } from './step-up.tsx';

type Sent = { body: FormData; action: string };

/**
 * The dialog of a fetcher whose action may need a fresh factor or a second person: render what it returns. When the action is
 * refused for that reason, it asks, and sends the same form again with what was given.
 */
export function useStepUp<Data>(fetcher: FetcherWithComponents<Data>): ReactNode {
  const sent = useRef<Sent | null>(null);
  const [closed, setClosed] = useState<unknown>(null);
  const { formData, formAction, data } = fetcher;
  useEffect(() => {
    if (formData && formAction) sent.current = { body: formData, action: formAction };
  }, [formData, formAction]);
  useEffect(() => {
    // on a slow device the refusal may be here before a render has seen the form being sent
    const keep = ({ target, submitter }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && target.method === 'post')
        sent.current = { body: new FormData(target, submitter), action: target.action };
    };
    document.addEventListener('submit', keep, true);
    return () => document.removeEventListener('submit', keep, true);
  }, []);
  const refused: Refused['refused'] | null = isRefused(data) ? data.refused : null;
  if (!refused || closed === data || (fetcher.state !== 'idle' && refused.reason !== 'approval')) return null;
  const repeat = (consents: Consents) => {
    setClosed(data);
    if (!sent.current) return;
    const { body, action } = sent.current;
    // the form is sent as it was: what a person confirmed is what happens
    void fetcher.submit(body, { method: 'post', action: withConsents(action, consents) });
  };
  return <StepUp refused={refused} onClose={() => setClosed(data)} onGiven={repeat} />;
}
