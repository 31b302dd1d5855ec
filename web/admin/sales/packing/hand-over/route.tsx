import { Form, Link } from 'react-router';
import { formatEuros } from '#domain/base/money.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { chosenStore } from '#web/admin/base/store-choice.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/packing.ts';
import fi from '#web/messages/admin/fi/packing.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Empty } from '#web/ui/admin/empty.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import styles from '../packing.module.css';
import { PackingFrame } from '../packing-frame.tsx';
import type { Route } from './+types/route';
import own from './hand-over.module.css';

/** Orders that wait for their customers, and the one whose number or code was scanned (`?koodi=`). */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const scanned = url.searchParams.get('koodi');
  const found = scanned ? await shop.packing.pickup(actor, scanned) : null;
  const store = await chosenStore(actor, request);
  const storeId = found?.order.storeId ?? store?.id ?? '';
  return {
    scanned,
    found,
    storeId,
    name: actor.name,
    waiting: storeId ? await shop.packing.waiting(actor, storeId) : [],
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const number = String((await request.formData()).get('number') ?? '');
  const given = await shop.packing.handOver(actor, number);
  return { number, isDone: given.ok };
}

export default function HandOver({ loaderData, ...props }: Route.ComponentProps) {
  const actionData = useLast(props.actionData);
  const { scanned, found, storeId, name, waiting } = loaderData;
  const t = useTexts(fi, en);
  return (
    <PackingFrame name={name} storeId={storeId} queue={[]} open={null} lines={[]}>
      <section className={styles.main}>
        {actionData &&
          (actionData.isDone ? (
            <Note tone="ok">{t('packing.handOverDone', { number: actionData.number })}</Note>
          ) : (
            <Note tone="bad">{t('packing.handOverNotReady')}</Note>
          ))}
        <Form className={styles.stores}>
          <input type="hidden" name="store" value={storeId} />
          <Field label={t('packing.handOverScan')} error={scanned && !found ? t('packing.handOverUnknown') : null}>
            {(control) => (
              // biome-ignore lint/a11y/noAutofocus: a scanner types into the field that has focus; it is the page's purpose
              <input {...control} className="in" name="koodi" autoComplete="off" autoFocus />
            )}
          </Field>
          <Button type="submit" icon="search">
            {t('packing.handOverFind')}
          </Button>
        </Form>
        {found && !actionData?.isDone && <Found found={found} />}
        <Waiting orders={waiting} storeId={storeId} />
      </section>
    </PackingFrame>
  );
}

type Pickup = NonNullable<Route.ComponentProps['loaderData']['found']>;

function Found({ found: { order, isProven } }: { found: Pickup }) {
  const t = useTexts(fi, en);
  return (
    <Form method="post" className={own.pickup}>
      <h2>
        {order.number} <span>{order.name}</span>
      </h2>
      <ul>
        {order.lines.map(({ position, title, amount }) => (
          <li key={position}>{`${amount} × ${title}`}</li>
        ))}
      </ul>
      {order.dueLater > 0 && <Note tone="warn">{t('packing.handOverDue', { sum: formatEuros(order.dueLater) })}</Note>}
      <Note tone={isProven ? 'ok' : 'info'}>{isProven ? t('packing.handOverProven') : t('packing.handOverCheck')}</Note>
      {order.status === 'ready_for_pickup' ? (
        <Button type="submit" look="primary" name="number" value={order.number} icon="hand">
          {t('packing.handOverGive')}
        </Button>
      ) : (
        <Note tone="bad">{t('packing.handOverNotReady')}</Note>
      )}
    </Form>
  );
}

function Waiting({ orders, storeId }: { orders: Route.ComponentProps['loaderData']['waiting']; storeId: string }) {
  const t = useTexts(fi, en);
  if (orders.length === 0) return <Empty icon="package-check" title={t('packing.handOverNone')} />;
  return (
    <>
      <h2>{t('packing.handOverWaiting')}</h2>
      <ul>
        {orders.map(({ number, name, units }) => (
          <li key={number}>
            <Link className={own.waitingLink} to={`/luovutus?store=${storeId}&koodi=${number}`}>
              <b className="num">{number}</b> {name}
              <small>{t('packing.units', { count: units })}</small>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
