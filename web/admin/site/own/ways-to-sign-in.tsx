import { useFetcher } from 'react-router';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/own.ts';
import fi from '#web/messages/admin/fi/own.ts';
import { momentText } from '#web/messages/moments.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import type { FactorChange } from './change-factors.ts';
import { FactorForms } from './factor-forms.tsx';
import { OwnForm } from './own-form.tsx';

type Passkey = { id: string; name: string; createdAt: Date; usedAt: Date | null };
type Props = {
  factors: { passkeys: Passkey[]; hasApp: boolean; hasPin: boolean; recoveryCodes: number };
  person: { email: string };
  app: { secret: string; uri: string; sealed: string };
};

/** Passkeys, password with app, PIN and recovery codes: what there is, and what can be added. */
export function WaysToSignIn({ factors, person, app }: Props) {
  const t = useTexts(fi, en);
  const fetcher = useFetcher<FactorChange>();
  const stepUp = useStepUp(fetcher);
  const state = (isInUse: boolean) => (
    <Status glyph={isInUse ? 'lock' : 'wait'} tone={isInUse ? 'ok' : 'info'}>
      {isInUse ? t('own.inUse') : t('own.notInUse')}
    </Status>
  );
  return (
    <section className="sec form measure">
      <h2>{t('own.ways')}</h2>
      <p className="hint">{t('own.waysText')}</p>
      <h3>{t('own.passkeys')}</h3>
      {factors.passkeys.length === 0 && <p>{t('own.noPasskeys')}</p>}
      {factors.passkeys.map((passkey) => (
        <OwnForm key={passkey.id} intent="remove-passkey">
          <input type="hidden" name="id" value={passkey.id} />
          <PasskeyRow passkey={passkey} />
        </OwnForm>
      ))}
      <h3>{t('own.app')}</h3>
      <OwnForm intent="remove-app">
        <p>
          {state(factors.hasApp)} {factors.hasApp && <Button type="submit">{t('own.remove')}</Button>}
        </p>
      </OwnForm>
      <details>
        <summary className="btn btn-line">{t('own.add')}</summary>
        <FactorForms
          app={app}
          email={person.email}
          problem={fetcher.data?.problem ?? null}
          optionsPath="/oma/avain"
          fetcher={fetcher}
        />
        {stepUp}
      </details>
      <h3>{t('own.pin')}</h3>
      <OwnForm intent="pin">
        {state(factors.hasPin)}
        <Field label={t('own.pin')} hint={t('own.pinHint')}>
          {(control) => (
            <input
              {...control}
              className="in"
              name="pin"
              type="password"
              inputMode="numeric"
              autoComplete="off"
              pattern="\d{6}"
              maxLength={6}
              required
            />
          )}
        </Field>
        <Button type="submit">{t('own.setPin')}</Button>
      </OwnForm>
      <h3>{t('own.codes')}</h3>
      <OwnForm intent="codes">
        <p>{t('own.codesLeft', { count: factors.recoveryCodes })}</p>
        <Button type="submit">{t('own.newCodes')}</Button>
      </OwnForm>
    </section>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const { name, usedAt, createdAt } = passkey;
  const when = momentText((usedAt ?? createdAt).toISOString(), locale);
  return (
    <p>
      <b>{name}</b> <span className="muted">{usedAt ? t('own.usedAt', { when }) : t('own.madeAt', { when })}</span>{' '}
      <Button type="submit" small aria-label={t('own.removeNamed', { name })}>
        {t('own.remove')}
      </Button>
    </p>
  );
}
