import type { UserDetails } from '#backend/customers/accounts/service.ts';
import { checkDetails } from '#domain/customers/accounts/details.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { AccountField } from '../form/account-field.tsx';
import { AccountForm, Submit } from '../form/account-form.tsx';
import type { FormAnswer } from '../form/form-answer.ts';
import { detailsUrl, sections } from './details-url.ts';

type Props = { details: UserDetails; answer: FormAnswer | undefined };

const today = () => new Date().toISOString().slice(0, 10);

/** Names, phone and birthday. */
export function PersonalSection({ details, answer }: Props) {
  const { t, locale } = useI18n();
  const { firstname, lastname, phone, dob } = details;
  const values = { firstname, lastname, phone, dob };
  return (
    <section className="ruled-sect" id={sections.personal} aria-labelledby="personal-title">
      <h2 id="personal-title">{t('account.details.personal')}</h2>
      <AccountForm
        // the stored values may be normalized: remount the fields with them
        key={JSON.stringify(values)}
        name="details"
        action={detailsUrl(locale, null, sections.personal)}
        answer={answer}
        values={values}
        labels={{
          firstname: t('account.details.firstname'),
          lastname: t('account.details.lastname'),
          phone: t('account.details.phone'),
          dob: t('account.details.dob'),
        }}
        check={(typed) => {
          const checked = checkDetails(typed, today());
          return checked.ok ? [] : (checked.details ?? []);
        }}
      >
        <div className="form2">
          <AccountField name="firstname" autoComplete="given-name" maxLength={50} />
          <AccountField name="lastname" autoComplete="family-name" maxLength={50} />
          <AccountField name="phone" type="tel" autoComplete="tel" maxLength={30} optional />
          <AccountField name="dob" type="date" autoComplete="bday" min="1900-01-01" optional />
        </div>
        <Submit>{t('account.save')}</Submit>
      </AccountForm>
    </section>
  );
}
