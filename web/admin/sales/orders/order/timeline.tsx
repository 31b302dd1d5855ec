import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import type { StaffOrder, TimelineEntry } from '#backend/sales/orders/staff/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { shop } from '#shop.config';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/order.ts';
import listEn from '#web/messages/admin/en/orders.ts';
import fi from '#web/messages/admin/fi/order.ts';
import listFi from '#web/messages/admin/fi/orders.ts';
import { shortDateText } from '#web/messages/dates.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Icon } from '#web/ui/admin/icon.tsx';
import type { IconName } from '#web/ui/admin/icon-names.ts';
import { listTime } from '../times.ts';
import { NoteField } from './note-field.tsx';
import styles from './order.module.css';

type Props = {
  order: StaffOrder;
  now: Date;
  noteKey: string;
  ownNotes: number;
  people: { id: string; name: string }[];
};

/** What happened to the order and who did it, with a box for notes. */
export function Timeline({ order, now, noteKey, ownNotes, people }: Props) {
  const t = useTexts(fi, en);
  const list = useTexts(listFi, listEn);
  const locale = useLocale();
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{t('order.events')}</h2>
      </div>
      {order.may.note && (
        // another key after each own note, so that the field empties; a colleague's change leaves it
        <Composer draft={`order-note:${order.number}:${ownNotes}`} key={ownNotes}>
          <input type="hidden" name="intent" value="note" />
          <input type="hidden" name="key" value={`${noteKey}:${ownNotes}`} />
          <NoteField people={people} />
          <Button type="submit">{t('order.addNote')}</Button>
        </Composer>
      )}
      <ol className="tl">
        {order.timeline.map((entry) => (
          <li key={entry.id}>
            <span className="dotg">
              <Icon name={iconOf(entry)} />
            </span>
            <Entry entry={entry} />
            <time dateTime={entry.at.toISOString()}>
              {listTime(entry.at, now, locale, (time) => list('orders.yesterday', { time }))}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Composer({ draft, children }: { draft: string; children: ReactNode }) {
  return (
    <Form
      method="post"
      className={styles.composer}
      ref={useDraft(draft)}
      // before the shortcut of an open panel
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
    >
      {children}
    </Form>
  );
}

const ICONS: Record<string, IconName> = {
  note: 'message-square',
  pending_payment: 'shopping-cart',
  paid: 'check',
  payment_failed: 'triangle-alert',
  preparing: 'package-check',
  unprepared: 'undo-2',
  ready_for_pickup: 'store',
  shipped: 'truck',
  parcel: 'truck',
  completed: 'check',
  cancelled: 'x',
  refund: 'undo-2',
  refunded: 'undo-2',
  tracking: 'truck',
  edited: 'pencil',
  withdrawal: 'undo-2',
  'text.queued': 'message-square',
  'text.sent': 'message-square',
  'text.failed': 'triangle-alert',
  'orders.assign': 'hand',
  'orders.tag': 'tag',
  'orders.resend': 'mail',
  'orders.expect': 'calendar',
  quote_begun: 'file-pen-line',
  replaces: 'receipt-text',
};

const iconOf = ({ kind, details }: TimelineEntry): IconName => (details.isRefused ? 'ban' : (ICONS[kind] ?? 'history'));

const storeName = (id: string) => shop.stores.find((store) => store.id === id)?.name ?? id;

/** An entry in words: what happened, the facts of it, and who did it. */
function Entry({ entry }: { entry: TimelineEntry }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const { kind, details, by, text } = entry;
  const { cents, tracking, fields, tags, assignee, to, from, sku, day, reason } = details;
  const who = by && (`by.${by}` in fi ? t(`by.${by as 'shop'}`) : by);
  if (kind === 'note')
    return (
      <div>
        <b>{t('event.note', { by: who ?? '' })}</b>
        <div className={`memo ${styles.memo}`}>{text}</div>
      </div>
    );
  const named = `event.${kind}` in fi ? t(`event.${kind as 'paid'}`) : kind;
  const facts = [
    cents !== undefined && formatEuros(cents),
    tracking,
    fields?.map((field) => (`edit.${field}` in fi ? t(`edit.${field as 'street'}`) : field)).join(', '),
    kind === 'edited' && from && to && `${storeName(from)} → ${storeName(to)}`,
    tags?.join(', '),
    kind === 'orders.assign' && (assignee ?? t('order.nobody')),
    details.kind && `text.${details.kind}` in fi && t(`text.${details.kind as 'order-ready'}`),
    sku,
    day && shortDateText(day, locale),
    reason,
  ].filter(Boolean);
  return (
    <div>
      {details.isRefused ? t('event.refused', { kind: named }) : named}
      {facts.length > 0 && `: ${facts.join(', ')}`}
      {details.quote && (
        <>
          {': '}
          <Link className="link" to={`/tarjoukset/${details.quote}`}>
            {t('order.quote', { number: details.quote })}
          </Link>
        </>
      )}
      {details.order && (
        <>
          {details.quote ? ', ' : ': '}
          <Link className="link" to={`/tilaukset/${details.order}`}>
            {t('order.title', { number: details.order })}
          </Link>
        </>
      )}
      {who && <small className={styles.under}>{who}</small>}
    </div>
  );
}
