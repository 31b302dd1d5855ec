import type { Company } from '#backend/customers/companies/service.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/companies.ts';
import fi from '#web/messages/admin/fi/companies.ts';

/** What a company applied with. The business id leads to the public register of companies. */
export function CompanyFacts({ company }: { company: Company }) {
  const t = useTexts(fi, en);
  const { businessId, contactName, contactPhone, einvoiceAddress, einvoiceOperator } = company;
  return (
    <section className="sec">
      <h2>{t('companies.details')}</h2>
      <dl className="dl">
        <dt>{t('companies.businessId')}</dt>
        <dd>
          <span className="num">{businessId}</span>{' '}
          <a href={`https://tietopalvelu.ytj.fi/yritys/${businessId}`} target="_blank" rel="noreferrer">
            {t('companies.register')}
          </a>
        </dd>
        <dt>{t('companies.contact')}</dt>
        <dd>
          {contactName} <a href={`tel:${contactPhone.replaceAll(/[^+\d]/g, '')}`}>{contactPhone}</a>
        </dd>
        <dt>{t('companies.einvoice')}</dt>
        <dd className="num">{einvoiceAddress || '–'}</dd>
        <dt>{t('companies.operator')}</dt>
        <dd className="num">{einvoiceOperator || '–'}</dd>
        <dt>{t('companies.appliedAt')}</dt>
        <dd>
          <When at={company.appliedAt} />
        </dd>
        {company.decidedAt && (
          <>
            <dt>{t('companies.decidedAt')}</dt>
            <dd>
              <When at={company.decidedAt} />
            </dd>
          </>
        )}
        {company.reason && (
          <>
            <dt>{t('companies.reason')}</dt>
            <dd>{company.reason}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
