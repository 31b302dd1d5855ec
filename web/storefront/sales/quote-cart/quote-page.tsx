import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { unbroken } from '#web/messages/unbroken.ts';
import { links } from '#web/storefront/base/links.ts';
import { photosOf } from '#web/storefront/base/shrink-photo.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { Undo } from '#web/ui/undo/undo.tsx';
import styles from './quote-cart.module.css';
import { QuoteLine, quoteNameOf } from './quote-line.tsx';
import { clearQuote, connectQuote, undoQuoteRemove, useQuote } from './quote-store.ts';
import { renewQuote } from './renew-quote.ts';
import type { RequestAnswer } from './request/request-answer.ts';
import { RequestForm } from './request/request-form.tsx';
import { RequestSent } from './request/request-sent.tsx';
import { sendQuote, setQuoteSendStatus, useQuoteSending } from './request/send-quote.ts';

type Props = { known: RequestAnswer['values']; stamp: string };

/** The quote cart with the form that sends it. */
export function QuotePage({ known, stamp }: Props) {
  const { t, locale } = useI18n();
  const { status, number } = useQuoteSending();
  const items = useQuote((cart) => cart.items);
  const loading = useQuote((cart) => cart.loading);
  useEffect(connectQuote, []);
  // the result of a request belongs to this visit of the page
  useEffect(() => () => setQuoteSendStatus('unsent'), []);
  useEffect(() => {
    if (!loading) void renewQuote(locale);
  }, [loading, locale]);
  const n = items.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('quote.title')}</h1>
        {n > 0 ? <span className="muted num">{t('quote.pieces', { count: n })}</span> : null}
        <p className={classes('muted', styles.lead)}>{t('quote.lead')}</p>
      </div>
      <UndoRemove />
      {loading ? (
        <Loading />
      ) : items.length > 0 ? (
        <Filled known={known} stamp={stamp} />
      ) : status === 'sent' ? (
        <RequestSent number={number} />
      ) : (
        <Empty />
      )}
    </div>
  );
}

function Loading() {
  const { t, locale } = useI18n();
  return (
    <div className="page-split" role="status">
      <div className="stack">
        <span className="sr waits">{t('quote.loading')}</span>
        <noscript>
          <Banner kind="warn">
            <p>{t('quote.needsScript', { phone: unbroken(shop.phone) })}</p>
            <TextLink to={links(locale).contact()}>{t('common.link.contact')}</TextLink>
          </Banner>
        </noscript>
        <Skeleton shape="block" />
      </div>
      <Skeleton shape="block" />
    </div>
  );
}

function Empty() {
  const { t, locale } = useI18n();
  const to = links(locale);
  return (
    <div className="page-empty">
      <EmptyState icon="clipboard" title={t('quote.empty')}>
        <p>{t('quote.emptyText')}</p>
        <div className="row">
          <ButtonLink look="primary" to={to.spareParts()}>
            {t('quote.toParts')}
          </ButtonLink>
          <ButtonLink look="outline" to={to.category()}>
            {t('quote.toProducts')}
          </ButtonLink>
        </div>
      </EmptyState>
    </div>
  );
}

function Filled({ known, stamp }: Props) {
  const { t, locale } = useI18n();
  const { status, answer } = useQuoteSending();
  const { revalidate } = useRevalidator();
  // an expired form gets a new stamp
  useEffect(() => {
    if (answer?.failure === 'stale') void revalidate();
  }, [answer, revalidate]);
  const items = useQuote((cart) => cart.items);
  return (
    <div className="page-split">
      <div>
        <ul aria-label={t('quote.lines')}>
          {items.map((item) => (
            <QuoteLine key={item.id} item={item} />
          ))}
        </ul>
        <Button look="link" flush onClick={clearQuote}>
          <Icon name="trash" small />
          {t('quote.clear')}
        </Button>
      </div>
      <div className="sum">
        <RequestForm
          answer={answer}
          known={known}
          stamp={stamp}
          busy={status === 'sending'}
          onSend={(form) => sendQuote(Object.fromEntries(form), { locale, stamp, photos: photosOf(form) })}
        />
      </div>
    </div>
  );
}

/** Restores what was removed last: a line, or all of them. */
function UndoRemove() {
  const { t } = useI18n();
  const removed = useQuote((cart) => cart.removed);
  const [first, ...others] = removed;
  const text =
    others.length > 0 ? t('quote.cleared') : first ? t('quote.removed', { name: quoteNameOf(first.item) }) : '';
  return <Undo removed={first ? removed : null} text={text} label={t('quote.undo')} onUndo={undoQuoteRemove} />;
}
