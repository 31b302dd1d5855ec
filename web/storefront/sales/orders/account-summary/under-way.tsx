import type { OrderNumber } from '#domain/base/ids.ts';
import { type Cents, formatEuros } from '#domain/base/money.ts';
import type { QuoteStatus } from '#domain/sales/quotes/quote-status.ts';
import type { WithdrawalState } from '#domain/sales/returns/withdrawal-state.ts';
import { dateText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { inLocale, links } from '#web/storefront/base/links.ts';
import { ownMachinesPath } from '#web/storefront/customers/machines/own-machines-path.ts';
import { bookingPath, servicePath } from '#web/storefront/sales/service-booking/service-path.ts';
import { whenText } from '#web/storefront/sales/service-booking/time-text.ts';
import { Card, CardRows } from './card.tsx';

/** What is under way besides orders; a part is null when it could not be loaded. */
export type UnderWayParts = {
  returns: { id: string; number: OrderNumber; state: WithdrawalState }[] | null;
  quotes: { number: string; secret: string; status: QuoteStatus; isEnquiry: boolean }[] | null;
  booking: { secret: string; startsAt: string; machine: string } | null;
  machines: { id: string; title: string; reminderDay: string | null }[] | null;
  giftCards: { key: string; number: OrderNumber; cents: Cents; recipient: string; sentAt: string | null }[] | null;
};

/** Cards of returns, quotes, the next booking, machines and gift cards; empty ones say what they are for. */
export function UnderWay({ returns, quotes, booking, machines, giftCards }: UnderWayParts) {
  const { t, locale } = useI18n();
  const to = links(locale);
  return (
    <>
      {returns && returns.length > 0 && (
        <Card icon="return" title={t('account.summary.returns')} to={to.orders()} more={t('account.summary.toOrders')}>
          <CardRows
            none=""
            rows={returns.map(({ id, number, state }) => ({
              key: id,
              to: `${to.order(number)}/palautus`,
              title: t('account.orders.number', { number }),
              note: t(`return.state.${state}`),
            }))}
          />
        </Card>
      )}
      {quotes && (
        <Card
          icon="file"
          title={t('account.summary.quotes')}
          to={quotes.length > 0 ? inLocale(locale, '/oma-tili/asiakirjat') : to.quoteCart()}
          more={t(quotes.length > 0 ? 'account.summary.toDocuments' : 'account.summary.askQuote')}
        >
          <CardRows
            none={t('account.summary.noQuotes')}
            rows={quotes.map(({ number, secret, status, isEnquiry }) => ({
              key: number,
              to: to.quote(secret),
              title: t(isEnquiry ? 'documents.enquiry' : 'documents.quote', { number }),
              note: t(`documents.status.${status}`),
            }))}
          />
        </Card>
      )}
      <Card
        icon="clock"
        title={t('account.summary.booking')}
        to={booking ? inLocale(locale, '/oma-tili/huollot') : servicePath(locale)}
        more={t(booking ? 'bookings.title' : 'bookings.book')}
      >
        <CardRows
          none={t('account.summary.noBooking')}
          rows={
            booking
              ? [
                  {
                    key: booking.secret,
                    to: bookingPath(locale, booking.secret),
                    title: whenText(booking.startsAt, locale),
                    note: booking.machine,
                  },
                ]
              : []
          }
        />
      </Card>
      {machines && (
        <Card
          icon="wrench"
          title={t('machines.title')}
          to={ownMachinesPath(locale, machines.length > 0 ? undefined : 'new')}
          more={t(machines.length > 0 ? 'account.summary.toMachines' : 'machines.add')}
        >
          <CardRows
            none={t('account.summary.noMachines')}
            rows={machines.map(({ id, title, reminderDay }) => ({
              key: id,
              to: ownMachinesPath(locale),
              title,
              note: reminderDay ? t('machines.reminderOn', { day: dateText(reminderDay, locale) }) : '',
            }))}
          />
        </Card>
      )}
      {giftCards && (
        <Card
          icon="card"
          title={t('documents.cards')}
          to={inLocale(locale, giftCards.length > 0 ? '/oma-tili/asiakirjat' : '/lahjakortti')}
          more={t(giftCards.length > 0 ? 'account.summary.toDocuments' : 'account.summary.giftCard')}
        >
          <CardRows
            none={t('account.summary.noGiftCards')}
            rows={giftCards.map(({ key, number, cents, recipient, sentAt }) => ({
              key,
              to: to.order(number),
              title: t('documents.card', { amount: formatEuros(cents) }),
              note: [recipient, sentAt && t('documents.cardSent')].filter(Boolean).join(', '),
            }))}
          />
        </Card>
      )}
    </>
  );
}
