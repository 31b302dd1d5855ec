import type { ReactNode } from 'react';
import type { OrderNumber } from '#domain/base/ids.ts';
import { type Cents, formatEuros } from '#domain/base/money.ts';
import type { QuoteStatus } from '#domain/sales/quotes/quote-status.ts';
import { dateText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { MoreLink, TextLink } from '#web/ui/link/link.tsx';

const WARRANTY = 'asiakaspalvelu/palautus-reklamaatio-ja-takuu';

type OwnQuote = { number: string; secret: string; status: QuoteStatus; createdAt: Date; isEnquiry: boolean };
type OwnCard = {
  key: string;
  orderNumber: OrderNumber;
  cents: Cents;
  /** '' when its people were taken out. */
  recipient: string;
  deliverOn: string | null;
  isSent: boolean;
};

type OwnReceipt = { number: OrderNumber; placedAt: Date; total: Cents };
type OwnWarranty = {
  number: OrderNumber;
  position: number;
  title: string;
  months: number;
  endsOn: string | null;
};
type Props = {
  quotes: OwnQuote[];
  cards: OwnCard[];
  receipts: OwnReceipt[];
  warranties: OwnWarranty[];
  /** The shop's local day. */
  today: string;
};

/** "Asiakirjat": quotes, gift cards, receipts, returns and liability for defects in one place (account-8). */
export function DocumentsPage({ quotes, cards, receipts, warranties, today }: Props) {
  const { t, locale } = useI18n();
  const to = links(locale);
  return (
    <>
      <h1>{t('documents.title')}</h1>
      <Section title={t('documents.quotes')}>
        {quotes.length === 0 && <p className="muted">{t('documents.noQuotes')}</p>}
        <ul className="stack-2">
          {quotes.map(({ number, secret, status, createdAt, isEnquiry }) => (
            <li key={number}>
              <TextLink to={to.quote(secret)}>
                {t(isEnquiry ? 'documents.enquiry' : 'documents.quote', { number })}
              </TextLink>{' '}
              <span className="small muted">
                {dateText(createdAt.toISOString(), locale)}, {t(`documents.status.${status}`)}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('documents.cards')}>
        {cards.length === 0 && <p className="muted">{t('documents.noCards')}</p>}
        <ul className="stack-2">
          {cards.map(({ key, orderNumber, cents, recipient, deliverOn, isSent }) => (
            <li key={key}>
              <TextLink to={to.order(orderNumber)}>{t('documents.card', { amount: formatEuros(cents) })}</TextLink>{' '}
              <span className="small muted">
                {[
                  recipient,
                  isSent
                    ? t('documents.cardSent')
                    : deliverOn && t('documents.cardWaits', { day: dateText(deliverOn, locale) }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('documents.receipts')}>
        <p className={receipts.length === 0 ? 'muted' : undefined}>
          {t(receipts.length === 0 ? 'documents.noReceipts' : 'documents.receiptsText')}
        </p>
        <ul className="stack-2">
          {receipts.map(({ number, placedAt, total }) => (
            <li key={number}>
              <a className="link" href={`${to.order(number)}/kuitti.pdf`}>
                {t('documents.receipt', { number })}
              </a>{' '}
              <span className="small muted num">
                {dateText(placedAt.toISOString(), locale)}, {formatEuros(total)}
              </span>
            </li>
          ))}
        </ul>
        <MoreLink to={to.orders()}>{t('documents.toOrders')}</MoreLink>
      </Section>
      <Section title={t('documents.liability')}>
        <Warranties warranties={warranties} today={today} />
        <p>{t('documents.liabilityText')}</p>
        <MoreLink to={to.content(WARRANTY)}>{t('documents.toLiability')}</MoreLink>
      </Section>
    </>
  );
}

/** The warranty of each bought line, with its last day (warranty-1). */
function Warranties({ warranties, today }: Pick<Props, 'warranties' | 'today'>) {
  const { t, locale } = useI18n();
  const to = links(locale);
  const stateOf = ({ months, endsOn }: OwnWarranty) => {
    if (endsOn === null) return t('documents.warrantyBegins', { months });
    const day = dateText(endsOn, locale);
    return endsOn < today ? t('documents.warrantyOver', { day }) : t('documents.warrantyUntil', { months, day });
  };
  if (warranties.length === 0) return <p className="muted">{t('documents.noWarranties')}</p>;
  return (
    <ul className="stack-2">
      {warranties.map((line) => (
        <li key={`${line.number}-${line.position}`}>
          <TextLink to={to.order(line.number)}>{line.title}</TextLink>{' '}
          <span className="small muted num">{stateOf(line)}</span>
        </li>
      ))}
    </ul>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="outlined-card">
      <h2>{title}</h2>
      <div className="stack-2">{children}</div>
    </section>
  );
}
