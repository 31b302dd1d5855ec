import { Form, Link } from 'react-router';
import { formatEuros } from '#domain/base/money.ts';
import type { CompanyAccount } from '#domain/customers/companies/account.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/companies.ts';
import fi from '#web/messages/admin/fi/companies.ts';
import { dateText } from '#web/messages/dates.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { ScrollTable } from '#web/ui/admin/scroll-table.tsx';
import { Status } from '#web/ui/admin/status.tsx';

type Props = { account: CompanyAccount & { may: { terms: boolean; settle: boolean } }; today: string };

/** What a company may owe and owes, its invoices, and their payments (invoice-3, invoice-5). */
export function InvoiceAccount({ account, today }: Props) {
  const { terms, open, overdue, invoices, may } = account;
  const t = useTexts(fi, en);
  const heads = (['invoice', 'issuedOn', 'dueOn', 'invoiceState', 'openSum'] as const).map((head) =>
    t(`companies.${head}`),
  );
  return (
    <section className="sec">
      <h2>{t('companies.invoices')}</h2>
      <p>
        {terms
          ? t('companies.termsText', { days: terms.days, limit: formatEuros(terms.limit), open: formatEuros(open) })
          : t('companies.noTerms')}{' '}
        {overdue > 0 && (
          <Status glyph="fail" tone="bad">
            {t('companies.overdueSum', { sum: formatEuros(overdue) })}
          </Status>
        )}
      </p>
      {may.terms && <TermsForm terms={terms} />}
      {invoices.length > 0 && (
        <ScrollTable label={t('companies.invoices')} heads={may.settle ? [...heads, ''] : heads}>
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} today={today} maySettle={may.settle} />
          ))}
        </ScrollTable>
      )}
    </section>
  );
}

function TermsForm({ terms }: Pick<CompanyAccount, 'terms'>) {
  const t = useTexts(fi, en);
  const limit = terms ? String(terms.limit / 100).replace('.', ',') : '';
  return (
    <Form method="post" className="form" key={limit}>
      <input type="hidden" name="seen" value={terms ? `${terms.days} ${terms.limit}` : ''} />
      <Field label={t('companies.days')} hint={t('companies.daysHint')}>
        {(control) => (
          <input
            {...control}
            className="in"
            name="days"
            inputMode="numeric"
            maxLength={2}
            defaultValue={terms?.days ?? ''}
          />
        )}
      </Field>
      <Field label={t('companies.limit')}>
        {(control) => (
          <input {...control} className="in" name="limit" inputMode="decimal" maxLength={14} defaultValue={limit} />
        )}
      </Field>
      <Button type="submit" name="intent" value="terms" small>
        {t('companies.saveTerms')}
      </Button>
    </Form>
  );
}

type RowProps = { invoice: CompanyAccount['invoices'][number]; today: string; maySettle: boolean };

function InvoiceRow({ invoice: { number, issuedOn, dueOn, state, open, paidOn }, today, maySettle }: RowProps) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  return (
    <tr>
      <th scope="row">
        <Link className="id" to={`/tilaukset/${number}`}>
          {number}
        </Link>
      </th>
      <td className="num">{dateText(issuedOn, locale)}</td>
      <td className="num">{dateText(dueOn, locale)}</td>
      <td>
        {t(`companies.invoice.${state}`)} {paidOn && dateText(paidOn, locale)}
      </td>
      <td className="num">{formatEuros(open)}</td>
      {maySettle && (
        <td>
          {open > 0 && (
            <Form method="post" className="btns">
              <input type="hidden" name="number" value={number} />
              <input
                className="in"
                type="date"
                name="day"
                required
                min={issuedOn}
                max={today}
                defaultValue={today}
                aria-label={t('companies.paidOn', { number })}
              />
              <Button type="submit" name="intent" value="paid" small aria-label={t('companies.markPaidOf', { number })}>
                {t('companies.markPaid')}
              </Button>
            </Form>
          )}
        </td>
      )}
    </tr>
  );
}
