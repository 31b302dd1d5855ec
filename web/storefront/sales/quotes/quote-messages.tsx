import { Form, useNavigation } from 'react-router';
import type { QuoteView } from '#backend/sales/quotes/service.ts';
import { MAX_MESSAGE } from '#domain/base/text-lengths.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { momentText } from '#web/messages/moments.ts';
import { problemText } from '#web/storefront/sales/quote-cart/request/problem-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { TextArea } from '#web/ui/text-field/text-field.tsx';
import type { QuotePageAnswer } from './page-answer.ts';
import styles from './quotes.module.css';

type Props = { quote: QuoteView; answer: QuotePageAnswer | undefined };

/** The messages about the quote, and the form for a question. */
export function QuoteMessages({ quote, answer }: Props) {
  const { t, locale } = useI18n();
  const busy = useNavigation().formData?.get('do') === 'ask';
  if (quote.status === 'withdrawn' && quote.messages.length === 0) return null;
  return (
    <section aria-labelledby="quote-messages" className={styles.messages}>
      <h2 id="quote-messages">{quote.messages.length > 0 ? t('quote.messages') : t('quote.question')}</h2>
      {quote.messages.length > 0 ? (
        <ol>
          {quote.messages.map(({ byShop, message, at }) => (
            <li key={at} className={byShop ? styles.byShop : undefined}>
              <p className="small muted">
                <b>{byShop ? shop.name : t('quote.byYou')}</b> <span className="num">{momentText(at, locale)}</span>
              </p>
              <p className={styles.words}>{message}</p>
            </li>
          ))}
        </ol>
      ) : null}
      {quote.status === 'withdrawn' ? null : (
        <Form method="post" className={styles.act} key={quote.messages.length}>
          <input type="hidden" name="do" value="ask" />
          <TextArea
            name="words"
            id="quote-words"
            label={t('quote.yourQuestion')}
            hint={t('quote.questionHint')}
            rows={3}
            maxLength={MAX_MESSAGE}
            defaultValue={answer?.words}
            error={answer?.problem && problemText(t, 'words', answer.problem)}
            autoFocus={Boolean(answer?.problem)}
            required
          />
          <Button type="submit" look="outline" busy={busy}>
            {t('quote.questionSend')}
          </Button>
        </Form>
      )}
    </section>
  );
}
