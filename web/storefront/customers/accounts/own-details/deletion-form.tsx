import { useI18n } from '#web/messages/i18n.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx';
import { OpenPanel } from '../area/open-panel.tsx';
import { CurrentPassword } from '../form/account-field.tsx';
import { AccountForm, Submit } from '../form/account-form.tsx';
import type { FormAnswer } from '../form/form-answer.ts';
import { detailsUrl, sections } from './details-url.ts';
import styles from './own-details.module.css';

type Props = { answer: FormAnswer | undefined; hasPassword: boolean };

/** Explains what is deleted, what stays and why, and asks for the password (own-data-1). */
export function DeletionForm({ answer, hasPassword }: Props) {
  const { t, locale } = useI18n();
  return (
    <OpenPanel serious label={t('account.delete.title')}>
      <p>{t('account.delete.text')}</p>
      <dl className={styles.deletionFacts}>
        <div>
          <dt>{t('account.delete.goes')}</dt>
          <dd>{t('account.delete.goesText')}</dd>
        </div>
        <div>
          <dt>{t('account.delete.stays')}</dt>
          <dd>
            {t('account.delete.staysText')} {t('account.delete.openOrders')}
          </dd>
        </div>
      </dl>
      <AccountForm
        name="deletion"
        reloadDocument
        action={detailsUrl(locale, { kind: 'deletion' }, sections.data)}
        answer={answer}
        labels={{ password: t('account.signIn.password'), confirm: t('account.delete.title') }}
      >
        {hasPassword ? (
          <CurrentPassword name="password" />
        ) : (
          <Checkbox id="deletion-confirm" name="confirm" required label={t('account.delete.sure')} />
        )}
        <div className="row">
          <Submit>{t('account.delete.confirm')}</Submit>
          <ButtonLink look="ghost" preventScrollReset to={detailsUrl(locale, null, sections.data)}>
            {t('account.cancel')}
          </ButtonLink>
        </div>
      </AccountForm>
    </OpenPanel>
  );
}
