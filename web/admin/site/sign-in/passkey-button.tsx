import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { askServer } from '#web/admin/base/step-up/ask-server.ts';
import { signChallenge } from '#web/admin/base/step-up/passkey.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/sign-in.ts';
import fi from '#web/messages/admin/fi/sign-in.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import type { PasskeyOptions, PasskeySignIn } from './passkey-answers.ts';

const PATH = '/kirjaudu/avain';

/** Signs in with a passkey of the device: one press, nothing typed. */
export function PasskeyButton() {
  const t = useTexts(fi, en);
  const [search] = useSearchParams();
  const [problem, setProblem] = useState<'cancelled' | 'wrongPasskey' | 'elsewhere' | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function signIn() {
    setBusy(true);
    setProblem(null);
    const challenge = await askServer<PasskeyOptions>(PATH, { intent: 'options' });
    const signed = challenge && (await signChallenge(challenge));
    const answer = signed && JSON.stringify(signed);
    const sent = answer && { intent: 'sign-in', answer, next: search.get('next') ?? '' };
    const done = sent ? await askServer<PasskeySignIn>(PATH, sent) : null;
    if (done?.to) return window.location.assign(done.to);
    setProblem(done ? 'elsewhere' : signed ? 'wrongPasskey' : 'cancelled');
    setBusy(false);
  }
  return (
    <>
      {problem && <Note tone="bad">{t(`signIn.${problem}`)}</Note>}
      <Button look="primary" icon="key-round" onClick={signIn} disabled={isBusy}>
        {t('signIn.passkey')}
      </Button>
      <noscript>{t('signIn.noScript')}</noscript>
    </>
  );
}
