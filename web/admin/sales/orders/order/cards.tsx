import { Form, Link } from 'react-router';
import type { StaffOrder } from '#backend/sales/orders/staff/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import { shop } from '#shop.config';
import { AssigneeForm } from '#web/admin/base/pieces/assignee-form.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/order.ts';
import listEn from '#web/messages/admin/en/orders.ts';
import fi from '#web/messages/admin/fi/order.ts';
import listFi from '#web/messages/admin/fi/orders.ts';
import { shortDateText } from '#web/messages/dates.ts';
import { Button, ButtonLink } from '#web/ui/admin/button.tsx';
import { Icon } from '#web/ui/admin/icon.tsx';
import { fullTime } from '../times.ts';
import styles from './order.module.css';
import { GiftCardLink } from './payments.tsx';

type Person = { id: string; name: string };
type Props = { order: StaffOrder; people: Person[] };

/** Who ordered, where it goes, and who handles it. */
export function Cards({ order, people }: Props) {
  const t = useTexts(fi, en);
  return (
    <aside className={styles.cards} aria-label={t('order.facts')}>
      <section className="sec">
        <div className="sec-h">
          <h2>{t('order.customer')}</h2>
          {order.customerId && (
            <Link className="link push" to={`/asiakkaat/${encodeURIComponent(order.customerId)}`}>
              {t('order.customerPage')}
            </Link>
          )}
        </div>
        {order.contact ? <Customer order={order} /> : <p className="muted">{t('order.hidden')}</p>}
      </section>
      <Delivery order={order} />
      <Facts order={order} people={people} />
    </aside>
  );
}

function Customer({ order }: { order: StaffOrder }) {
  const t = useTexts(fi, en);
  const { contact, others, billing } = order;
  const locale = useLocale();
  if (!contact) return null;
  return (
    <>
      <p>
        <b>{contact.company || `${contact.firstname} ${contact.lastname}`}</b>
        {contact.company && <span className={styles.under}>{`${contact.firstname} ${contact.lastname}`}</span>}
        <a className={styles.under} href={`mailto:${contact.email}`}>
          {contact.email}
        </a>
      </p>
      <p>
        <a className="link num" href={`tel:${contact.phone}`}>
          {contact.phone}
        </a>
      </p>
      <dl className="dl tight">
        {contact.reference && <Pair name={t('order.reference')} text={contact.reference} />}
        {contact.businessId && <Pair name={t('order.businessId')} text={contact.businessId} />}
        {billing && (
          <Pair
            name={t('order.billing')}
            text={`${billing.name}, ${billing.street}, ${billing.postcode} ${billing.city}`}
          />
        )}
        {others && others.count > 0 && <Pair name={t('order.bought')} text={formatEuros(others.cents)} />}
      </dl>
      {others && others.count > 0 && (
        <>
          <p>
            <Link className="link" to={`/tilaukset?view=all&q=${encodeURIComponent(contact.email)}`}>
              {t('order.others', { count: others.count })}
            </Link>
          </p>
          <ul>
            {others.newest.map(({ number, at }) => (
              <li key={number}>
                <Link className="link num" to={`/tilaukset/${number}`}>
                  {number}
                </Link>{' '}
                <span className="muted">{shortDateText(at.toISOString(), locale)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Pair({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </>
  );
}

function Delivery({ order }: { order: StaffOrder }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const { servicePoint, address, may } = order;
  const label = shippingMethod(order.methodId)?.label;
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{t('order.delivery')}</h2>
        {may.edit && (
          <ButtonLink small look="quiet" className="push" icon="pencil" shortcut="E" to="?panel=edit">
            {t('act.edit')}
          </ButtonLink>
        )}
      </div>
      <p>
        <b>{label?.[locale] ?? label?.fi ?? order.methodId}</b>
        {servicePoint && (
          <span className={styles.under}>
            {servicePoint.name}, {servicePoint.street}, {servicePoint.postcode} {servicePoint.city}
          </span>
        )}
        {address && (
          <span className={styles.under}>
            {address.street}, {address.postcode} {address.city} {address.country === 'FI' ? '' : address.country}
          </span>
        )}
      </p>
    </section>
  );
}

function Facts({ order, people }: { order: StaffOrder; people: Person[] }) {
  const t = useTexts(fi, en);
  const list = useTexts(listFi, listEn);
  const locale = useLocale();
  const { tags, assignee, quote, withdrawals, boughtCards, may } = order;
  return (
    <section className="sec">
      <h2>{t('order.facts')}</h2>
      <dl className="dl tight">
        <Pair name={t('order.placed')} text={fullTime(order.placedAt, locale)} />
        <Pair
          name={t('order.store')}
          text={shop.stores.find(({ id }) => id === order.storeId)?.name ?? order.storeId}
        />
        <Pair name={t('order.language')} text={t(`order.${order.locale}`)} />
        {!may.assign && <Pair name={t('order.assignee')} text={assignee?.name ?? t('order.nobody')} />}
      </dl>
      {may.assign && <AssigneeForm people={people} assignee={assignee?.id ?? null} />}
      {quote && (
        <p>
          <Link className="link" to={`/tarjoukset/${quote}`}>
            {t('order.quote', { number: quote })}
          </Link>
        </p>
      )}
      {withdrawals.map(({ id, at }) => (
        <p key={id}>
          <Link className="link" to={`/palautukset/${id}`}>
            {t('order.withdrawal', { time: fullTime(at, locale) })}
          </Link>
        </p>
      ))}
      {boughtCards.map((card) => (
        <p key={card.id}>
          <GiftCardLink order={order} card={card} />
        </p>
      ))}
      <div className={`tags ${styles.inline}`}>
        {tags.map((tag) => (
          <Form method="post" key={tag} className="tag">
            <input type="hidden" name="intent" value="tag" />
            {tag}
            {may.note && (
              <button type="submit" name="remove" value={tag} aria-label={t('order.removeTag', { tag })}>
                <Icon name="x" />
              </button>
            )}
          </Form>
        ))}
      </div>
      {may.note && (
        <Form method="post" className={styles.inline} key={tags.length}>
          <input type="hidden" name="intent" value="tag" />
          <input
            className="in"
            name="add"
            required
            maxLength={30}
            placeholder={list('bulk.tagName')}
            aria-label={list('bulk.tagName')}
            aria-keyshortcuts="T"
          />
          <Button type="submit" small icon="plus">
            {t('order.addTag')}
          </Button>
        </Form>
      )}
    </section>
  );
}
