import { Link } from 'react-router';
import type { BookkeepingService, Voucher } from '#backend/sales/bookkeeping/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { balances } from '#domain/sales/bookkeeping/journal.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/reports.ts';
import fi from '#web/messages/admin/fi/reports.ts';
import { dateText } from '#web/messages/dates.ts';
import { Note } from '#web/ui/admin/note.tsx';
import { ScrollTable } from '#web/ui/admin/scroll-table.tsx';

export type BookData = {
  sales: Voucher[];
  settlements: Awaited<ReturnType<BookkeepingService['settlements']>>;
  receivables: Awaited<ReturnType<BookkeepingService['receivables']>>;
  /** The address of the download of a journal, without its format. */
  files: { sales: string; settlements: string };
};

/** The journals of a period with their files, settlements, and what the gateway owes. */
export function Books({ books }: { books: BookData }) {
  const t = useTexts(fi, en);
  return (
    <>
      <Note tone="warn">{t('books.check')}</Note>
      <SalesJournal books={books} />
      <Settlements books={books} />
      <Receivables books={books} />
    </>
  );
}

function Files({ to }: { to: string }) {
  const t = useTexts(fi, en);
  return (
    <span className="push">
      <a className="btn btn-s btn-line" href={to} download>
        {t('export.csv')}
      </a>{' '}
      <a className="btn btn-s btn-line" href={`${to}&muoto=json`} download>
        {t('export.json')}
      </a>
    </span>
  );
}

function SalesJournal({ books: { sales, files } }: { books: BookData }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{t('books.sales')}</h2>
        <Files to={files.sales} />
      </div>
      {sales.length === 0 && <p className="muted">{t('books.none')}</p>}
      {sales.length > 0 && (
        <ScrollTable
          label={t('books.sales')}
          heads={[t('col.day'), t('books.voucher'), { right: t('books.debit') }, { right: t('books.credit') }]}
        >
          {sales.flatMap(({ id, rows }) =>
            balances(rows).map(({ day, debit, credit }) => (
              <tr key={id}>
                <th scope="row">{dateText(day, locale)}</th>
                <td className="id">{id}</td>
                <td className="r num">{formatEuros(debit)}</td>
                <td className="r num">{formatEuros(credit)}</td>
              </tr>
            )),
          )}
        </ScrollTable>
      )}
    </section>
  );
}

function Settlements({ books: { settlements, files } }: { books: BookData }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const heads = [
    ...[t('col.day'), t('books.reference')],
    ...(['books.gross', 'books.fees', 'books.unknown', 'books.paid'] as const).map((key) => ({ right: t(key) })),
  ];
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{t('books.settlements')}</h2>
        <Files to={files.settlements} />
      </div>
      {settlements.length === 0 && <p className="muted">{t('books.none')}</p>}
      {settlements.length > 0 && (
        <ScrollTable label={t('books.settlements')} heads={heads}>
          {settlements.map(({ id, day, reference, gross, fees, unknown, paid }) => (
            <tr key={id}>
              <th scope="row">{dateText(day, locale)}</th>
              <td className="id">{reference}</td>
              <td className="r num">{formatEuros(gross)}</td>
              <td className="r num">{formatEuros(fees)}</td>
              <td className="r num">{formatEuros(unknown)}</td>
              <td className="r num">{formatEuros(paid)}</td>
            </tr>
          ))}
        </ScrollTable>
      )}
    </section>
  );
}

function Receivables({ books: { receivables } }: { books: BookData }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const { rows, total, count } = receivables;
  return (
    <section className="sec">
      <h2>{t('books.receivables')}</h2>
      {count === 0 && <p className="muted">{t('books.noReceivables')}</p>}
      {count > 0 && (
        <>
          <p>{t('books.receivablesText', { count, sum: formatEuros(total) })}</p>
          <ScrollTable
            label={t('books.receivables')}
            heads={[t('books.order'), t('books.paidOn'), { right: t('col.gross') }]}
          >
            {rows.map(({ number, paidOn, cents }) => (
              <tr key={number}>
                <th scope="row">
                  <Link to={`/tilaukset/${number}`}>{number}</Link>
                </th>
                <td>{dateText(paidOn, locale)}</td>
                <td className="r num">{formatEuros(cents)}</td>
              </tr>
            ))}
          </ScrollTable>
        </>
      )}
    </section>
  );
}
