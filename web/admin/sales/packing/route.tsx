import { Form, redirect } from 'react-router';
import { readPickupCode } from '#domain/sales/packing/scan.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { chosenStore, storesOf } from '#web/admin/base/store-choice.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/packing.ts';
import fi from '#web/messages/admin/fi/packing.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Empty } from '#web/ui/admin/empty.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import type { Route } from './+types/route';
import styles from './packing.module.css';
import { PackingFrame } from './packing-frame.tsx';

/** The queue of a store; a scanned order number opens the order. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const scanned = url.searchParams.get('koodi');
  const order = scanned ? readPickupCode(scanned) : null;
  if (order && (await shop.packing.order(actor, order.number))) throw redirect(`/pakkaus/${order.number}`);
  const store = await chosenStore(actor, request);
  const queue = store ? await shop.packing.queue(actor, store.id) : [];
  return { store, stores: storesOf(actor), queue, name: actor.name, unknown: scanned };
}

export default function Packing({ loaderData }: Route.ComponentProps) {
  const { store, stores, queue, name, unknown } = loaderData;
  const t = useTexts(fi, en);
  return (
    <PackingFrame name={name} storeId={store?.id ?? ''} queue={queue} open={null} lines={[]}>
      <section className={styles.main}>
        {stores.length > 1 && (
          <Form className={styles.stores} role="search">
            <Field label={t('packing.store')}>
              {(control) => (
                <select {...control} className="in" name="store" defaultValue={store?.id}>
                  {stores.map(({ id, name: label }) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Button type="submit">{t('packing.handOverFind')}</Button>
          </Form>
        )}
        <Form className={styles.stores}>
          <Field label={t('packing.scan')} error={unknown && t('packing.wrongOrder', { code: unknown })}>
            {(control) => (
              // biome-ignore lint/a11y/noAutofocus: a scanner types into the field that has focus; it is the page's purpose
              <input {...control} className="in" name="koodi" autoComplete="off" autoFocus />
            )}
          </Field>
        </Form>
        <Empty
          icon={queue.length > 0 ? 'scan-barcode' : 'package-check'}
          title={queue.length > 0 ? t('packing.choose') : t('packing.queueEmpty')}
        >
          <p>{queue.length > 0 ? t('packing.chooseText') : t('packing.queueEmptyText')}</p>
        </Empty>
      </section>
    </PackingFrame>
  );
}
