import { useState } from 'react';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/step-up.ts';
import fi from '#web/messages/admin/fi/step-up.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { signChallenge } from './passkey.ts';
import type { StepUpProof, StepUpStart } from './step-up-answers.ts';

type Problem = 'cancelled' | 'wrong' | 'held-back' | 'failed';
type Props = {
  begun: StepUpStart;
  send: (intent: string, more?: Record<string, string>) => Promise<StepUpProof | null>;
  onProved: (proof: string) => void;
  /** A challenge is answered once: another try needs a new one. */
  onAgain: () => void;
};

/** The ways to confirm that a person has: passkey, app, or the demo's button. */
export function GiveProof({ begun, send, onProved, onAgain }: Props) {
  const t = useTexts(fi, en);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { ways, passkey } = begun;
  const take = (answer: StepUpProof | null) => {
    if (answer?.ok) return onProved(answer.value.proof);
    setProblem(answer?.reason ?? 'failed');
    onAgain();
  };
  async function byPasskey() {
    const signed = passkey && (await signChallenge(passkey));
    if (signed) take(await send('passkey', { answer: JSON.stringify(signed) }));
    else setProblem('cancelled');
  }
  return (
    <>
      {problem && <Note tone="bad">{t(`stepUp.${problem}`)}</Note>}
      {ways.length === 0 && <Note tone="warn">{t('stepUp.none')}</Note>}
      {passkey && (
        <Button look="primary" icon="key-round" onClick={byPasskey}>
          {t('stepUp.passkey')}
        </Button>
      )}
      {ways.includes('totp') && (
        <form
          className="form"
          onSubmit={async (event) => {
            event.preventDefault();
            take(await send('totp', { code: String(new FormData(event.currentTarget).get('code')) }));
          }}
        >
          <Field label={t('stepUp.code')}>
            {(control) => (
              <input
                {...control}
                className="in"
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                required
              />
            )}
          </Field>
          <Button type="submit">{t('stepUp.byCode')}</Button>
        </form>
      )}
      {ways.includes('demo') && (
        <Button look="primary" onClick={async () => take(await send('demo'))}>
          {t('stepUp.demo')}
        </Button>
      )}
    </>
  );
}
