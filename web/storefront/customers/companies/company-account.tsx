import { formatEuros } from '#domain/base/money.ts';
import type { CompanyAccount as Account } from '#domain/customers/companies/account.ts';
import { dateText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Table } from '#web/ui/table/table.tsx';

/** What the company owes, how far it may, and its invoices (invoice-3). Nothing for companies that pay by no invoice. */
export function CompanyAccount({ terms, open, overdue, invoices }: Account) {
  const { t, locale } = useI18n();
  if (!terms && invoices.length === 0) return null;
  return (
    <section className="stack">
      <h2>{t('company.invoices')}</h2>
      {overdue > 0 && <Banner kind="warn">{t('company.overdue', { sum: formatEuros(overdue) })}</Banner>}
      <p>
        {terms
          ? t('company.terms', { days: terms.days, open: formatEuros(open), limit: formatEuros(terms.limit) })
          : t('company.owed', { open: formatEuros(open) })}
      </p>
      {invoices.length > 0 && (
        <Table caption={t('company.invoices')}>
          <thead>
            <tr>
              <th scope="col">{t('company.invoice')}</th>
              <th scope="col">{t('company.dueOn')}</th>
              <th scope="col">{t('company.orderState')}</th>
              <th scope="col" className="r">
                {t('company.openSum')}
              </th>
            </tr>
          </thead>
          <tbody>
            {invoices.map((invoice) => (
              <tr key={invoice.id}>
                <th scope="row" className="num">
                  {invoice.number}
                </th>
                <td className="num">{dateText(invoice.dueOn, locale)}</td>
                <td>{t(`company.invoice.${invoice.state}`)}</td>
                <td className="r num">{formatEuros(invoice.open)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
