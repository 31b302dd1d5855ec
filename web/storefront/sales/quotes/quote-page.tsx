import type { QuoteView } from '#backend/sales/quotes/service.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { momentText } from '#web/messages/moments.ts';
import { unbroken } from '#web/messages/unbroken.ts';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { Badge, type BadgeKind } from '#web/ui/badge/badge.tsx';
import { Banner } from '#web/ui/banner/banner.tsx';
import { classes } from '#web/ui/classes.ts';
import { type AttachedFile, AttachedFiles } from './attached-files.tsx';
import { DecisionBox } from './decision-box.tsx';
import { DoneNote } from './done-note.tsx';
import { OfferTable } from './offer-table.tsx';
import type { QuoteDone, QuotePageAnswer } from './page-answer.ts';
import { QuoteMessages } from './quote-messages.tsx';
import styles from './quotes.module.css';
import { AskedList } from './requested-list.tsx';

const kinds: Record<QuoteView['status'], BadgeKind> = {
  requested: 'plain',
  answered: 'new',
  accepted: 'ok',
  ordered: 'ok',
  declined: 'plain',
  expired: 'warn',
  withdrawn: 'plain',
};

export type QuotePageProps = {
  quote: QuoteView;
  pdf: string;
  files: AttachedFile[];
  checkout: string;
  order: string | null;
  done: QuoteDone | null;
  answer: QuotePageAnswer | undefined;
};

/** A quote's page: the request, the shop's offer, the messages and the decision (quote-5). Plain HTML forms. */
export function QuotePage({ quote, pdf, files, checkout, order, done, answer }: QuotePageProps) {
  const { t, locale } = useI18n();
  const { number, status, contact } = quote;
  const title = t(quote.answer ? 'quote.page.title' : 'quote.page.requestTitle', { number });
  return (
    <>
      <CrumbTrail title={title} />
      <div className={classes('wrap', styles.page)}>
        <div className={styles.head}>
          <h1>{title}</h1>
          <Badge kind={kinds[status]}>{t(`quote.status.${status}`)}</Badge>
          <p className="muted">
            {t('quote.page.askedAt', { time: momentText(quote.askedAt, locale) })}
            {' · '}
            {[contact.company, `${contact.firstname} ${contact.lastname}`].filter(Boolean).join(', ')}
          </p>
        </div>
        {done ? <DoneNote key={`${done} ${quote.messages.length}`} done={done} /> : null}
        {answer?.failure ? (
          <Banner kind="bad" live>
            {answer.failure === 'not_now' || answer.failure === 'changed'
              ? t(answer.failure === 'changed' ? 'quote.changed' : 'quote.notNow')
              : t(`quote.failed.${answer.failure}`, { phone: unbroken(shop.phone) })}
          </Banner>
        ) : null}
        <div className={styles.cols}>
          <div className="stack-6">
            {quote.answer ? (
              <OfferTable answer={quote.answer} pdf={pdf} isNet={quote.contact.company !== ''} />
            ) : (
              <AskedList quote={quote} />
            )}
            <AttachedFiles files={files} />
            <QuoteMessages quote={quote} answer={answer} />
          </div>
          <DecisionBox quote={quote} checkout={checkout} order={order} />
        </div>
      </div>
    </>
  );
}
