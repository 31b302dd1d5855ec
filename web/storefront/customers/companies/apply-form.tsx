import { checkCompany } from '#domain/customers/companies/company.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { AccountField } from '#web/storefront/customers/accounts/form/account-field.tsx';
import { AccountForm, Submit } from '#web/storefront/customers/accounts/form/account-form.tsx';
import type { FormAnswer } from '#web/storefront/customers/accounts/form/form-answer.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { ContactFields, useContactLabels } from './company-fields.tsx';
import { companyPath } from './company-path.ts';

type Props = { isVerified: boolean; contactName: string; contactPhone: string; answer: FormAnswer | undefined };

/** The application for a company account, of a customer who has none (company-1). */
export function ApplyForm({ isVerified, contactName, contactPhone, answer }: Props) {
  const { t, locale } = useI18n();
  const labels = { name: t('company.name'), businessId: t('company.businessId'), ...useContactLabels() };
  return (
    <>
      <h1>{t('company.title')}</h1>
      <p className="lead">{t('company.lead')}</p>
      {isVerified ? (
        <section className="stack">
          <h2>{t('company.apply')}</h2>
          <AccountForm
            name="company-apply"
            action={companyPath(locale)}
            answer={answer}
            values={{ contactName, contactPhone }}
            labels={labels}
            check={(typed) => {
              const checked = checkCompany(typed);
              return checked.ok ? [] : (checked.details ?? []);
            }}
          >
            <div className="form2">
              <AccountField name="name" autoComplete="organization" maxLength={100} />
              <AccountField name="businessId" autoComplete="off" maxLength={20} />
              <ContactFields />
            </div>
            <Submit>{t('company.send')}</Submit>
          </AccountForm>
        </section>
      ) : (
        <>
          <Banner kind="warn">{t('company.unverified')}</Banner>
          <div className="row">
            <ButtonLink to={links(locale).confirmEmail()}>{t('company.verify')}</ButtonLink>
          </div>
        </>
      )}
    </>
  );
}
