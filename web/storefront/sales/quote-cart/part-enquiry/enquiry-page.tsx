import { useEffect } from 'react';
import type { RequestedItem } from '#domain/sales/quotes/requested-items.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { photosOf } from '#web/storefront/base/shrink-photo.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from '../quote-cart.module.css';
import type { RequestAnswer } from '../request/request-answer.ts';
import { RequestForm } from '../request/request-form.tsx';
import { RequestSent } from '../request/request-sent.tsx';
import { sendQuote, setQuoteSendStatus, useQuoteSending } from '../request/send-quote.ts';
import { EnquiryFields } from './enquiry-fields.tsx';

type Props = {
  /** What the shopper had in view. */
  item: RequestedItem | null;
  /** The customer's known details, and the chosen machine. */
  known: RequestAnswer['values'];
  stamp: string;
  idempotencyKey: string;
  /** Number of an enquiry sent without scripts. */
  sent: string;
  /** Result of the form without scripts. */
  answer: RequestAnswer | undefined;
};

/** "Kysy osaa": which part of which machine, with photos; a quote in the staff's queue (part-enquiry-1). */
export function EnquiryPage({ item, known, stamp, idempotencyKey, sent, answer: plainAnswer }: Props) {
  const { t, locale } = useI18n();
  const sending = useQuoteSending();
  useEffect(() => () => setQuoteSendStatus('unsent'), []);
  const answer = sending.answer ?? plainAnswer;
  const number = sending.number || sent;
  const send = (form: FormData) =>
    sendQuote(Object.fromEntries(form), {
      locale,
      stamp,
      photos: photosOf(form),
      items: item ? [{ sku: item.sku, title: item.title, amount: 1 }] : [],
    });
  return (
    <>
      <CrumbTrail title={t('enquiry.title')} />
      <div className="wrap">
        <div className="page-head">
          <h1>{t('enquiry.title')}</h1>
          <p className={classes('muted', styles.lead)}>{t('enquiry.lead')}</p>
        </div>
        {number ? (
          <RequestSent number={number} isEnquiry />
        ) : (
          <div className="page-split">
            <RequestForm
              answer={answer}
              known={known}
              stamp={stamp}
              busy={sending.status === 'sending'}
              onSend={send}
              isEnquiry
              // a machine of another link is another form
              key={known.partMachine}
            >
              {item && <AboutItem item={item} />}
              <EnquiryFields values={{ ...known, ...answer?.values }} problems={answer?.problems ?? []} />
              <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
            </RequestForm>
            <Help />
          </div>
        )}
      </div>
    </>
  );
}

/** The product or part that the enquiry is about. */
function AboutItem({ item: { title, variationName, sku } }: { item: RequestedItem }) {
  const { t } = useI18n();
  return (
    <p>
      <b>{[title, variationName].filter(Boolean).join(', ')}</b>{' '}
      <span className="small muted num">{t('quote.code', { sku })}</span>
    </p>
  );
}

const HELP = ['enquiry.help.photo', 'enquiry.help.plate', 'enquiry.help.code'] as const;

function Help() {
  const { t } = useI18n();
  return (
    <aside className={classes('stack', styles.single)} aria-labelledby="enquiry-help">
      <h2 id="enquiry-help">{t('enquiry.help')}</h2>
      <ul className="icon-list">
        {HELP.map((text) => (
          <li key={text}>
            <Icon name="check" small />
            <span>{t(text)}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
