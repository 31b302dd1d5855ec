import type { ReactNode } from 'react';
import type { UserDetails } from '#backend/customers/accounts/service.ts';
import type { OrderRow } from '#backend/sales/orders/customer/service.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { AddressText } from '#web/storefront/customers/accounts/area/address-text.tsx';
import { Banner } from '#web/ui/banner/banner.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { MoreLink, TextLink } from '#web/ui/link/link.tsx';
import { OrderRows } from '../account-orders/order-rows.tsx';
import { Card } from './card.tsx';
import styles from './summary.module.css';
import { UnderWay, type UnderWayParts } from './under-way.tsx';

export type WishListRow = { id: string; name: string; count: number };

type Props = { details: UserDetails; orders: OrderRow[] | null; lists: WishListRow[]; underWay: UnderWayParts };

/** The account's first page: the latest orders, what is under way, and a summary of the rest. */
export function SummaryPage({ details, orders, lists, underWay }: Props) {
  const { t, locale } = useI18n();
  const to = links(locale);
  const { firstname, email, isVerified } = details;
  return (
    <>
      <div>
        <h1>{firstname ? t('account.summary.hello', { name: firstname }) : t('account.summary.helloNoName')}</h1>
        <p className="lead">{t('account.summary.lead')}</p>
      </div>
      {isVerified ? null : (
        <Banner
          kind="warn"
          action={
            <ButtonLink look="link" size="s" to={to.confirmEmail()}>
              {t('account.summary.verify')}
            </ButtonLink>
          }
        >
          {t('account.summary.unverified', { email })}
        </Banner>
      )}
      <LatestOrders orders={orders} />
      <div className={styles.cards}>
        <UnderWay {...underWay} />
        <ListsCard lists={lists} />
      </div>
      <Details details={details} />
    </>
  );
}

function LatestOrders({ orders }: { orders: OrderRow[] | null }) {
  const { t, locale } = useI18n();
  const to = links(locale);
  return (
    <section className={styles.latest} aria-labelledby="latest-title">
      <div className="head-row">
        <h2 id="latest-title">{t('account.summary.latest')}</h2>
        {orders && orders.length > 0 ? <MoreLink to={to.orders()}>{t('order.all')}</MoreLink> : null}
      </div>
      {orders === null ? <p className="muted">{t('account.orders.failed')}</p> : null}
      {orders?.length === 0 ? (
        <div className={styles.none}>
          <p>{t('account.summary.noOrders')}</p>
          <ButtonLink look="outline" size="s" to={to.category()}>
            {t('account.orders.toProducts')}
          </ButtonLink>
        </div>
      ) : null}
      {orders && orders.length > 0 ? <OrderRows orders={orders} /> : null}
    </section>
  );
}

/** Contact, address and permissions in rows, each with the way to change it. */
function Details({ details }: { details: UserDetails }) {
  const { t, locale } = useI18n();
  const to = links(locale);
  const name = `${details.firstname} ${details.lastname}`.trim();
  const address = details.addresses.find(({ defaultShipping }) => defaultShipping) ?? details.addresses[0];
  const { email, sms } = details.marketingPermissions;
  const word = (isGiven: boolean) => t(isGiven ? 'account.permissions.yes' : 'account.permissions.no');
  return (
    <section className={styles.latest} aria-labelledby="details-title">
      <h2 id="details-title">{t('account.summary.details')}</h2>
      <dl className={styles.details}>
        <Detail title={t('checkout.contact')} to={to.ownDetails()} more={t('account.summary.edit')}>
          <p>{name || <span className="muted">{t('account.summary.noName')}</span>}</p>
          <p className="break-words">{details.email}</p>
          {details.phone ? <p className="num">{details.phone}</p> : null}
        </Detail>
        <Detail
          title={t('account.summary.address')}
          to={address ? `${to.ownDetails()}#osoitteet` : `${to.ownDetails()}?osoite=uusi#osoitteet`}
          more={t(address ? 'account.summary.editAddresses' : 'account.summary.addAddress')}
        >
          {address ? <AddressText address={address} /> : <p className="muted">{t('account.summary.noAddress')}</p>}
        </Detail>
        <Detail
          title={t('account.summary.permissions')}
          to={to.permissions()}
          more={t('account.summary.editPermissions')}
        >
          <p>
            {t('account.permissions.email')}: <b>{word(email)}</b>
          </p>
          <p>
            {t('account.permissions.sms')}: <b>{word(sms)}</b>
          </p>
        </Detail>
      </dl>
    </section>
  );
}

type DetailProps = { title: string; to: string; more: string; children: ReactNode };

const Detail = ({ title, to, more, children }: DetailProps) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
    <dd>
      <TextLink to={to}>{more}</TextLink>
    </dd>
  </div>
);

const MOST_LISTS = 3;

function ListsCard({ lists }: { lists: WishListRow[] }) {
  const { t, locale } = useI18n();
  const to = links(locale);
  return (
    <Card icon="heart" title={t('account.summary.lists')} to={to.wishLists()} more={t('account.summary.toLists')}>
      {lists.length === 0 ? (
        <p className="muted">{t('account.summary.noLists')}</p>
      ) : (
        <ul>
          {lists.slice(0, MOST_LISTS).map(({ id, name, count }) => (
            <li key={id} className={styles.listRow}>
              <span>{name}</span>
              <span className="muted num">{t('account.summary.listPieces', { count })}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
