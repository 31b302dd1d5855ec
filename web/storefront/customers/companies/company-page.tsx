import { Form } from 'react-router';
import type { OwnCompany } from '#backend/customers/companies/service.ts';
import type { CompanyAccount as Account } from '#domain/customers/companies/account.ts';
import { checkCompanyContact } from '#domain/customers/companies/company.ts';
import { mayManage } from '#domain/customers/companies/members.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { inLocale } from '#web/storefront/base/links.ts';
import { OpenPanel } from '#web/storefront/customers/accounts/area/open-panel.tsx';
import { AccountForm, Submit } from '#web/storefront/customers/accounts/form/account-form.tsx';
import type { FormAnswer } from '#web/storefront/customers/accounts/form/form-answer.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { FactsTable } from '#web/ui/table/table.tsx';
import { CompanyAccount } from './company-account.tsx';
import { ContactFields, useContactLabels } from './company-fields.tsx';
import { companyOrdersPath, companyPath } from './company-path.ts';
import { InviteForm, OpenInvitations } from './invite-form.tsx';
import { MemberList } from './member-list.tsx';
import { NetPrices } from './net-prices.tsx';

type Props = {
  company: OwnCompany;
  userId: string;
  email: string;
  /** The form of the details is open. */
  isOpen: boolean;
  answer: FormAnswer | undefined;
  account: Account | null;
};

/** "Yritystili": the company of the account, its users and invitations (company-1 to company-3). */
export function CompanyPage({ company, userId, email, isOpen, answer, account }: Props) {
  const { t, locale } = useI18n();
  const isOwner = mayManage(company.role);
  const isWaiting = company.status === 'applied';
  return (
    <>
      <div className="head-row">
        <h1>{company.name}</h1>
        {isOwner && !isWaiting && !isOpen && (
          <ButtonLink look="outline" size="s" preventScrollReset to={companyPath(locale, true)}>
            {t('company.changeDetails')}
          </ButtonLink>
        )}
      </div>
      {isWaiting ? (
        <Banner kind="info">{t('company.waiting', { email })}</Banner>
      ) : (
        <p className="lead">{t('company.ownRole', { role: t(`company.role.${company.role}`) })}</p>
      )}
      {isOpen && isOwner && !isWaiting ? <DetailsForm company={company} answer={answer} /> : <Details {...company} />}
      {isWaiting ? (
        <Form method="post" action={companyPath(locale)}>
          <Button type="submit" look="outline" size="s" name="form" value="company-leave">
            {t('company.takeBack')}
          </Button>
        </Form>
      ) : (
        <>
          <p>
            <TextLink to={companyOrdersPath(locale)}>{t('company.orders')}</TextLink>
            {' · '}
            <TextLink to={inLocale(locale, '/oma-tili/yritys/pikatilaus')}>{t('company.quickOrder')}</TextLink>
          </p>
          {account && <CompanyAccount {...account} />}
          <NetPrices />
          <MemberList members={company.members} userId={userId} isOwner={isOwner} />
          {isOwner && <OpenInvitations invitations={company.invitations} />}
          {isOwner && <InviteForm answer={answer} />}
        </>
      )}
    </>
  );
}

function Details({ businessId, contactName, contactPhone, einvoiceAddress, einvoiceOperator }: OwnCompany) {
  const { t } = useI18n();
  const einvoice = einvoiceAddress ? `${einvoiceAddress}, ${einvoiceOperator}` : t('company.noEinvoice');
  return (
    <section className="stack">
      <h2>{t('company.details')}</h2>
      <FactsTable
        caption={t('company.details')}
        rows={[
          { label: t('company.businessId'), value: <span className="num">{businessId}</span> },
          { label: t('company.contactName'), value: `${contactName}, ${contactPhone}` },
          { label: t('company.einvoiceAddress'), value: <span className="break-words">{einvoice}</span> },
        ]}
      />
    </section>
  );
}

function DetailsForm({ company, answer }: Pick<Props, 'company' | 'answer'>) {
  const { t, locale } = useI18n();
  const { contactName, contactPhone, einvoiceAddress, einvoiceOperator } = company;
  return (
    <OpenPanel label={t('company.changeDetails')}>
      <h2>{t('company.changeDetails')}</h2>
      <p className="small muted">{t('company.nameHint')}</p>
      <AccountForm
        name="company-details"
        action={companyPath(locale, true)}
        answer={answer}
        values={{ contactName, contactPhone, einvoiceAddress, einvoiceOperator }}
        labels={useContactLabels()}
        check={(typed) => {
          const checked = checkCompanyContact(typed);
          return checked.ok ? [] : (checked.details ?? []);
        }}
      >
        <div className="form2">
          <ContactFields />
        </div>
        <div className="row">
          <Submit>{t('account.save')}</Submit>
          <ButtonLink look="ghost" preventScrollReset to={companyPath(locale)}>
            {t('account.cancel')}
          </ButtonLink>
        </div>
      </AccountForm>
    </OpenPanel>
  );
}
