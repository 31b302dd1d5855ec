import type { QuoteConflict, StaffQuote } from '#backend/sales/quotes/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import type { QuoteReply } from '#domain/sales/quotes/quote-reply.ts';
import { timeText } from '#web/admin/base/pieces/when.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/quotes.ts';
import fi from '#web/messages/admin/fi/quotes.ts';
import { Note } from '#web/ui/admin/note.tsx';
import styles from '../quotes.module.css';
import type { TypedReply } from '../reply-form.ts';

type Props = {
  conflict: QuoteConflict & { seenVersion: number };
  mine: TypedReply;
  replies: StaffQuote['replies'];
};

/** A colleague changed the quote meanwhile: what it was, what it is now, and one's own, side by side. */
export function Conflict({ conflict, mine, replies }: Props) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const { theirs, status, seenVersion } = conflict;
  const base = replies.find(({ version }) => version <= seenVersion)?.answer ?? null;
  const who = theirs
    ? t('quotes.conflictBy', { name: theirs.author ?? t('quotes.shop'), time: timeText(theirs.at, locale) })
    : t('quotes.conflictGone', { status: t(`quotes.status.${status}`) });
  return (
    <>
      <Note tone="warn">
        <p>{t('quotes.conflict')}</p>
        <p>
          {who}. {t('quotes.conflictNext')}
        </p>
      </Note>
      <div className={styles.three}>
        <Sent title={t('quotes.conflictBase')} answer={base} />
        <Sent title={t('quotes.conflictTheirs')} answer={theirs?.answer ?? null} />
        <div>
          <h3>{t('quotes.conflictMine')}</h3>
          <ul>
            {mine.lines
              .filter(({ sku, title }) => sku || title)
              .map(({ sku, title, amount, price }) => (
                <li key={`${sku} ${title}`}>
                  {amount} × {title || sku}: {price} €
                </li>
              ))}
          </ul>
          <p className={styles.said}>{mine.words}</p>
        </div>
      </div>
    </>
  );
}

function Sent({ title, answer }: { title: string; answer: QuoteReply | null }) {
  const t = useTexts(fi, en);
  return (
    <div>
      <h3>{title}</h3>
      {answer ? (
        <>
          <ul>
            {answer.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none ever moves
              <li key={index}>
                {line.amount} × {line.title}: {formatEuros(line.unit)}
              </li>
            ))}
          </ul>
          <p className={styles.said}>{answer.words}</p>
        </>
      ) : (
        <p className="sub">{t('quotes.nothingSent')}</p>
      )}
    </div>
  );
}
