import { encode } from 'uqr';
import type { FactorProblem } from '#backend/platform/staff/factors/own-factors.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/sign-in.ts';
import fi from '#web/messages/admin/fi/sign-in.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import styles from './own.module.css';

type App = { secret: string; uri: string; sealed: string };

/** A text as a QR code, dark on light in every theme, because phones read only that. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

/** The fields of a password with an app: QR code, new password, first code. Without scripts they are a form as well. */
export function AppForm({ app, email, problem }: { app: App; email: string; problem: FactorProblem | null }) {
  const t = useTexts(fi, en);
  const password = problem?.reason === 'password' ? t(`password.${problem.problem}`) : null;
  const code = problem?.reason === 'code' ? t('invited.wrongCode') : null;
  return (
    <>
      <p>{t('invited.scan')}</p>
      <QrCode text={app.uri} label={t('invited.qr')} />
      <p>
        {t('invited.secret')}: <code>{app.secret.match(/.{4}/g)?.join(' ')}</code>
      </p>
      <input type="hidden" name="way" value="totp" />
      <input type="hidden" name="sealed" value={app.sealed} />
      {/* for the browser's list of passwords */}
      <input type="hidden" name="email" value={email} autoComplete="username" />
      <Field label={t('invited.newPassword')} hint={t('invited.passwordHint')} error={password}>
        {(control) => (
          <input {...control} className="in" name="password" type="password" autoComplete="new-password" required />
        )}
      </Field>
      <Field label={t('signIn.code')} error={code}>
        {(control) => (
          <input {...control} className="in" name="code" inputMode="numeric" autoComplete="one-time-code" required />
        )}
      </Field>
      <Button type="submit">{t('invited.accept')}</Button>
    </>
  );
}
