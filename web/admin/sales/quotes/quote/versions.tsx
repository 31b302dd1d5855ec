import { Link } from 'react-router';
import type { StaffQuote } from '#backend/sales/quotes/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { changesOf, type TextChange, wordsOf } from '#domain/base/text-changes.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import { quoteReplyTotals } from '#domain/sales/quotes/quote-reply.ts';
import { timeText } from '#web/admin/base/pieces/when.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/quotes.ts';
import fi from '#web/messages/admin/fi/quotes.ts';
import { dateText } from '#web/messages/dates.ts';
import styles from '../quotes.module.css';

type Sent = StaffQuote['replies'][number];

/** Euros with cents on every line, so that equal prices are equal texts. */
const lineText = ({ amount, title, variationName, unit }: Sent['answer']['lines'][number]) =>
  `${amount} × ${[title, variationName].filter(Boolean).join(', ')}: ${formatEuros(unit)}`;

/** A reply that was sent, with the marks of what the next one changed. `replies`: newest first. */
export function Version({ replies, version }: { replies: readonly Sent[]; version: number }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const index = replies.findIndex((reply) => reply.version === version);
  const shown = replies[index];
  if (!shown) return null;
  const next = replies[index - 1] ?? shown;
  const name = (sent: Sent) =>
    t('quotes.versionBy', { name: sent.author ?? t('quotes.shop'), time: timeText(sent.at, locale) });
  const facts = ({ answer, validUntil }: Sent) => ({
    'quotes.lines': answer.lines.map(lineText),
    'quotes.tradeIn': answer.tradeIn ? [`${answer.tradeIn.title}: ${formatEuros(answer.tradeIn.credit)}`] : [],
    'quotes.delivery': answer.delivery
      ? [
          `${shippingMethod(answer.delivery.methodId)?.label[locale] ?? answer.delivery.methodId}: ${formatEuros(answer.delivery.price.shipping)}`,
        ]
      : [t('quotes.deliveryAtCheckout')],
    'quotes.deliveryTime': answer.deliveryTime ? [answer.deliveryTime] : [],
    // the first instant when it is no longer valid
    'quotes.validUntil': [dateText(new Date(validUntil.getTime() - 1).toISOString(), locale)],
    'quotes.sum.toPay': [formatEuros(quoteReplyTotals(answer).payNow)],
  });
  const [before, after] = [facts(shown), facts(next)];
  return (
    <section className="sec" aria-label={t('quotes.versionTitle', { version })}>
      <div className="sec-h">
        <h2>{name(shown)}</h2>
        <Link className="push" to="?" preventScrollReset>
          {t('quotes.versionClose')}
        </Link>
      </div>
      <p className="sub">
        {next === shown ? t('quotes.versionNewest') : t('quotes.versionNext', { next: name(next) })}
      </p>
      <dl className="dl tight">
        {(Object.keys(before) as (keyof typeof before)[]).map((key) => {
          const changes = changesOf(before[key], after[key]);
          if (changes.length === 0) return null;
          return (
            <Fact key={key} title={t(key)}>
              {changes}
            </Fact>
          );
        })}
      </dl>
      <p className={styles.said}>
        <Marked changes={changesOf(wordsOf(shown.answer.words), wordsOf(next.answer.words))} />
      </p>
    </section>
  );
}

function Fact({ title, children }: { title: string; children: TextChange[] }) {
  return (
    <>
      <dt>{title}</dt>
      {children.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none ever moves
        <dd key={index}>
          <Marked changes={[change]} />
        </dd>
      ))}
    </>
  );
}

const Marked = ({ changes }: { changes: TextChange[] }) =>
  changes.map(({ kind, text }, index) => {
    const Tag = kind === 'same' ? 'span' : kind;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: words may be alike, and none ever moves
      <Tag key={index} className={kind === 'same' ? undefined : kind}>
        {text}
      </Tag>
    );
  });
