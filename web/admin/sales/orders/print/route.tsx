import type { StaffOrder } from '#backend/sales/orders/staff/service.ts';
import { AccessRefused } from '#domain/staff/actor.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { refusedLoader } from '#web/admin/base/refusal.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/orders.ts';
import fi from '#web/messages/admin/fi/orders.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { fullTime } from '../times.ts';
import type { Route } from './+types/route';
import styles from './print.module.css';

const MOST = 50;

/** The orders of an address, in the order they were chosen; unknown ones are left out. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const orders: StaffOrder[] = [];
  try {
    for (const number of url.searchParams.getAll('number').slice(0, MOST)) {
      const order = await shop.orders.view(actor, number);
      if (order) orders.push(order);
    }
  } catch (error) {
    if (error instanceof AccessRefused) refusedLoader(error);
    throw error;
  }
  return { orders };
}

/** Pick lists to print: an order a sheet, without prices. */
export default function PrintedOrders({ loaderData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  return (
    <>
      <PageBar title={t('print.title')} back={{ to: '/tilaukset', text: t('orders.title') }}>
        <Button look="primary" icon="printer" shortcut="P" onClick={() => print()}>
          {t('print.print')}
        </Button>
      </PageBar>
      <main id="sisalto">
        {loaderData.orders.map((order) => (
          <Sheet key={order.number} order={order} />
        ))}
      </main>
    </>
  );
}

function Sheet({ order }: { order: StaffOrder }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const { contact, address, servicePoint } = order;
  const place = servicePoint ?? address;
  return (
    <section className={`sec ${styles.sheet}`}>
      <h2>{order.number}</h2>
      <p>
        {fullTime(order.placedAt, locale)}
        {contact && `, ${contact.company || `${contact.firstname} ${contact.lastname}`}, ${contact.phone}`}
      </p>
      {place && (
        <p>
          {servicePoint && `${servicePoint.name}, `}
          {place.street}, {place.postcode} {place.city}
        </p>
      )}
      {contact?.reference && <p>{t('print.reference', { reference: contact.reference })}</p>}
      <table className="t in-sec">
        <tbody>
          {order.lines
            .filter(({ left }) => left > 0)
            .map((line) => (
              <tr key={line.position}>
                <td className={styles.tick} />
                <td className="num">{t('orders.pieces', { count: line.left })}</td>
                <td className="num">{line.sku}</td>
                <td>
                  {[line.title, line.variation].filter(Boolean).join(', ')}
                  {line.elsewhere.length > 0 && (
                    <small>
                      {t('print.from', {
                        stores: line.elsewhere.map(({ store, qty }) => `${store} ${qty}`).join(', '),
                      })}
                    </small>
                  )}
                  {line.missing > 0 && <small>{t('print.missing', { count: line.missing })}</small>}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
