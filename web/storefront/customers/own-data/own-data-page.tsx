import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AccountExport } from '#backend/shop.ts';
import type { Sku } from '#domain/base/ids.ts';
import { formatEuros } from '#domain/base/money.ts';
import { dateText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { momentText } from '#web/messages/moments.ts';
import { links } from '#web/storefront/base/links.ts';
import { AddressText } from '#web/storefront/customers/accounts/area/address-text.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { FactsTable } from '#web/ui/table/table.tsx';
import styles from './own-data.module.css';

/** Everything the shop stores about the customer, as a page (GDPR art. 15); same data as the file (own-data-1). */
export function OwnDataPage({ data }: { data: AccountExport }) {
  const { t, locale } = useI18n();
  const to = links(locale);
  return (
    <>
      <Link className="back-link" to={to.ownDetails()}>
        <Icon name="arrow-left" small />
        {t('account.data.back')}
      </Link>
      <div>
        <h1>{t('account.data.copyTitle')}</h1>
        <p className="lead">{t('account.data.copyText')}</p>
      </div>
      <div className="row">
        {/* a file, not a route of the app */}
        <a className={buttonClass({ look: 'outline', size: 's' })} href={to.ownDataFile()} download>
          <Icon name="download" small />
          {t('account.data.download')}
        </a>
      </div>
      <Profile data={data} />
      <Addresses data={data} />
      <SignIns data={data} />
      <Permissions data={data} />
      <Orders data={data} />
      <Quotes data={data} />
      <Messages data={data} />
      <Letters data={data} />
      <Lists data={data} />
      <Machines data={data} />
      <Company data={data} />
      <Bookings data={data} />
      <Cart data={data} />
    </>
  );
}

type Props = { data: AccountExport };

/** A stored item of a list or cart. */
const lineText = (line: { title?: string; sku?: Sku; amount?: number }) => `${line.title ?? line.sku} × ${line.amount}`;

function Part({ title, isEmpty, children }: { title: string; isEmpty?: boolean; children: ReactNode }) {
  const { t } = useI18n();
  return (
    <section className="ruled-sect">
      <h2>{title}</h2>
      {isEmpty ? <p className="muted">{t('account.data.nothing')}</p> : children}
    </section>
  );
}

function Profile({ data: { profile } }: Props) {
  const { t, locale } = useI18n();
  const title = t('account.details.personal');
  const rows = [
    { label: t('account.details.firstname'), value: profile.firstname },
    { label: t('account.details.lastname'), value: profile.lastname },
    { label: t('account.signIn.email'), value: <span className="break-words">{profile.email}</span> },
    { label: t('account.data.registerEmail'), value: <span className="break-words">{profile.registerEmail}</span> },
    { label: t('account.data.verified'), value: t(profile.isVerified ? 'account.data.yes' : 'account.data.no') },
    { label: t('account.details.phone'), value: profile.phone },
    { label: t('account.details.dob'), value: profile.dob && dateText(profile.dob, locale) },
    { label: t('account.data.locale'), value: profile.locale },
    { label: t('account.data.created'), value: momentText(profile.createdAt.toISOString(), locale) },
  ];
  return (
    <Part title={title}>
      <FactsTable caption={title} rows={rows.map((row) => ({ ...row, value: row.value || '–' }))} />
    </Part>
  );
}

function Addresses({ data: { addresses } }: Props) {
  const { t } = useI18n();
  return (
    <Part title={t('account.address.title')} isEmpty={addresses.length === 0}>
      <ul className="card-grid">
        {addresses.map((address) => (
          <li key={address.id} className="outlined-card">
            <AddressText address={address} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function SignIns({ data: { sessions, signInMethods } }: Props) {
  const { t, locale } = useI18n();
  return (
    <Part title={t('account.signIn.title')}>
      <p>
        {t('account.signIn.ways')}:{' '}
        {signInMethods
          .map((method) => (method === 'credential' ? t('account.signIn.wayPassword') : method))
          .concat(t('account.signIn.wayLink'))
          .join(', ')}
      </p>
      <ul className={styles.dataList}>
        {sessions.map(({ signedInAt, ipAddress, userAgent }) => (
          <li key={`${signedInAt.toISOString()} ${userAgent}`}>
            <span className="num">{momentText(signedInAt.toISOString(), locale)}</span>
            <span className="muted">{[ipAddress, userAgent].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Permissions({ data: { marketingPermissions } }: Props) {
  const { t, locale } = useI18n();
  const { log } = marketingPermissions;
  return (
    <Part title={t('account.permissions.title')} isEmpty={log.length === 0}>
      <ul className={styles.dataList}>
        {log.map(({ channel, granted, at, textVersion, source }) => (
          <li key={`${channel} ${at.toISOString()}`}>
            <span>
              {t(`account.permissions.${channel}`)}: {t(granted ? 'account.permissions.yes' : 'account.permissions.no')}
            </span>
            <span className="muted num">
              {momentText(at.toISOString(), locale)} ({source}, {textVersion})
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Orders({ data: { orders } }: Props) {
  const { t, locale } = useI18n();
  const to = links(locale);
  return (
    <Part title={t('account.orders.title')} isEmpty={orders.length === 0}>
      <ul className={styles.dataList}>
        {orders.map(({ number, placedAt, status, total, lines, name, delivery }) => (
          <li key={number}>
            <span>
              <Link className="link" to={to.order(number)}>
                {t('account.orders.number', { number })}
              </Link>
              , {dateText(placedAt, locale)}, {t(`order.state.${status}`)},{' '}
              <span className="num">{formatEuros(total)}</span>
            </span>
            <span className="muted">
              {lines.map(({ title, amount }) => `${title} × ${amount}`).join(', ')}
              {'. '}
              {[name, delivery.address?.street, delivery.address?.postcode, delivery.address?.city]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Quotes({ data: { quotes } }: Props) {
  const { t, locale } = useI18n();
  return (
    <Part title={t('account.data.quotes')} isEmpty={quotes.length === 0}>
      <ul className={styles.dataList}>
        {quotes.map(({ number, createdAt, total, items, contact, messages }) => (
          <li key={number}>
            <span>
              <b>{number}</b>, {dateText(createdAt.toISOString(), locale)}
              {total === null ? null : <span className="num">, {formatEuros(total)}</span>}
            </span>
            <span className="muted">
              {[...items.map(lineText), contact.message, ...messages.map(({ message }) => message)]
                .filter(Boolean)
                .join('. ')}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Messages({ data: { messages } }: Props) {
  const { t, locale } = useI18n();
  return (
    <Part title={t('account.data.messages')} isEmpty={messages.length === 0}>
      <ul className={styles.dataList}>
        {messages.map(({ number, sentAt, message }) => (
          <li key={number}>
            <span>
              <b>{number}</b>, {dateText(sentAt.toISOString(), locale)}
            </span>
            <span className="muted">{message}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Letters({ data: { newsletter, productWatches } }: Props) {
  const { t, locale } = useI18n();
  const time = (at: Date) => momentText(at.toISOString(), locale);
  return (
    <Part title={t('account.data.letters')} isEmpty={!newsletter && productWatches.length === 0}>
      <ul className={styles.dataList}>
        {newsletter?.log.map(({ kind, source, textVersion, at }) => (
          <li key={`${kind} ${at.toISOString()}`}>
            <span>{t(`account.data.letter.${kind}`)}</span>
            <span className="muted num">
              {time(at)} ({source}, {textVersion})
            </span>
          </li>
        ))}
        {productWatches.map(({ sku, search, searchName, kind, createdAt }) => (
          <li key={`${kind} ${sku} ${search}`}>
            <span>
              {t(`account.data.watch.${kind}`)}: {sku || searchName}
            </span>
            <span className="muted num">{time(createdAt)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Lists({ data: { wishLists } }: Props) {
  const { t, locale } = useI18n();
  return (
    <Part title={t('account.summary.lists')} isEmpty={wishLists.length === 0}>
      <ul className={styles.dataList}>
        {wishLists.map(({ name, items, createdAt }) => (
          <li key={`${name} ${createdAt.toISOString()}`}>
            <span>
              <b>{name}</b>, {dateText(createdAt.toISOString(), locale)}
            </span>
            <span className="muted">{items.map(lineText).join(', ')}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Company({ data: { company } }: Props) {
  const { t } = useI18n();
  if (!company) return null;
  const rows = [
    { label: t('company.name'), value: company.name },
    { label: t('company.businessId'), value: company.businessId },
    { label: t('company.role'), value: t(`company.role.${company.role}`) },
    { label: t('company.contactName'), value: `${company.contactName}, ${company.contactPhone}` },
  ];
  return (
    <Part title={t('company.title')}>
      <FactsTable caption={t('company.title')} rows={rows} />
    </Part>
  );
}

function Machines({ data: { machines } }: Props) {
  const { t } = useI18n();
  return (
    <Part title={t('machines.title')} isEmpty={machines.length === 0}>
      <ul className={styles.dataList}>
        {machines.map(({ id, make, model, year, name, usage, unit, vehicleCode }) => (
          <li key={id}>
            <span>{[make, model, year].filter(Boolean).join(' ')}</span>
            <span className="muted">
              {[name, usage !== null && `${usage} ${unit}`, vehicleCode].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Bookings({ data: { serviceBookings } }: Props) {
  const { t, locale } = useI18n();
  return (
    <Part title={t('bookings.title')} isEmpty={serviceBookings.length === 0}>
      <ul className={styles.dataList}>
        {serviceBookings.map(({ id, startsAt, machine, vehicleCode, status, note }) => (
          <li key={id}>
            <span>
              <b>{machine}</b>, {dateText(startsAt.toISOString(), locale)}
            </span>
            <span className="muted">
              {[t(`bookings.state.${status}`), vehicleCode, note].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Cart({ data: { cart } }: Props) {
  const { t } = useI18n();
  const lines = Array.isArray(cart) ? cart : [];
  return (
    <Part title={t('account.data.cart')} isEmpty={lines.length === 0}>
      <p>{lines.map(lineText).join(', ')}</p>
    </Part>
  );
}
