import { useRef, useState } from 'react';
import { type FetcherWithComponents, Form, useSubmit } from 'react-router';
import type { FactorProblem } from '#backend/platform/staff/factors/own-factors.ts';
import { askServer } from '#web/admin/base/step-up/ask-server.ts';
import { makePasskey } from '#web/admin/base/step-up/passkey.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/sign-in.ts';
import fi from '#web/messages/admin/fi/sign-in.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { AppForm } from './app-form.tsx';

type App = { secret: string; uri: string; sealed: string };
type Props = {
  app: App;
  email: string;
  problem: FactorProblem | null;
  optionsPath: string;
  /** Sends the forms instead of the page's navigation. */
  fetcher?: FetcherWithComponents<unknown>;
};

/** The two ways to sign in: a passkey, or a password with an app. */
export function FactorForms({ app, email, problem, optionsPath, fetcher }: Props) {
  const t = useTexts(fi, en);
  const navigate = useSubmit();
  const SentForm = fetcher?.Form ?? Form;
  const form = useRef<HTMLFormElement>(null);
  const [failed, setFailed] = useState(false);
  async function create() {
    setFailed(false);
    const options = await askServer<Parameters<typeof makePasskey>[0]>(optionsPath, {});
    const made = options && (await makePasskey(options));
    if (!made || !form.current) return setFailed(true);
    const body = new FormData(form.current);
    body.set('registration', JSON.stringify(made));
    await (fetcher?.submit ?? navigate)(body, { method: 'post' });
  }
  return (
    <>
      {(failed || problem?.reason === 'passkey') && <Note tone="bad">{t('invited.wrongPasskey')}</Note>}
      <form ref={form} className="form" onSubmit={(event) => event.preventDefault()}>
        <input type="hidden" name="way" value="passkey" />
        <Field label={t('invited.passkeyName')} hint={t('invited.passkeyHint')}>
          {(control) => (
            <input {...control} className="in" name="name" defaultValue={t('invited.deviceName')} maxLength={60} />
          )}
        </Field>
        <Button look="primary" icon="key-round" onClick={create}>
          {t('invited.passkey')}
        </Button>
      </form>
      <details open={problem !== null && problem.reason !== 'passkey'}>
        <summary className="btn btn-line">{t('invited.password')}</summary>
        <SentForm method="post" className="form">
          <AppForm app={app} email={email} problem={problem} />
        </SentForm>
      </details>
    </>
  );
}
