import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import { useNotice } from '#web/admin/base/toasts/toasts.ts';
import en from '#web/messages/admin/en/own.ts';
import fi from '#web/messages/admin/fi/own.ts';
import { Note } from '#web/ui/admin/note.tsx';
import type { FactorChange } from './change-factors.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const done = new WeakMap<object, { message: string }>();

/** One notice for each result, however often the page renders. */
function noticeOf(data: FactorChange | undefined, message: string) {
  if (!data?.done) return null;
  const notice = done.get(data) ?? { message };
  done.set(data, notice);
  return notice;
}

/** A form of one's own page, which asks for a fresh factor where one is needed. */
export function OwnForm({ intent, children }: { intent: string; children: ReactNode }) {
  const t = useTexts(fi, en);
  const fetcher = useFetcher<FactorChange>();
  const stepUp = useStepUp(fetcher);
  useNotice(noticeOf(fetcher.data, t('own.done')));
  return (
    <fetcher.Form method="post" className="form">
      <input type="hidden" name="intent" value={intent} />
      {fetcher.data?.failed && <Note tone="bad">{t(`own.${fetcher.data.failed}`)}</Note>}
      {fetcher.data?.recoveryCodes ? <RecoveryCodes codes={fetcher.data.recoveryCodes} to="/oma" /> : children}
      {stepUp}
    </fetcher.Form>
  );
}
