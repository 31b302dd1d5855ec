import { Fragment } from 'react';
import { data, Form } from 'react-router';
import { formatEuros } from '#domain/base/money.ts';
import { isOneOf } from '#domain/base/records.ts';
import {
  editedFields,
  movesFrom,
  type SpecialOrderState,
  specialOrderMoves,
} from '#domain/sales/special-orders/special-order.ts';
import { shop as config } from '#shop.config';
import { staffOf } from '#web/admin/base/context.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { textsOf, useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/parts-counter.ts';
import fi from '#web/messages/admin/fi/parts-counter.ts';
import { dateText } from '#web/messages/dates.ts';
import { Button, ButtonLink } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import styles from '../counter.module.css';
import { OrderState } from '../order-state.tsx';
import type { Route } from './+types/route';
import { type Edited, EditSection } from './edit-section.tsx';

const idOf = (param: string): number => (/^\d{1,9}$/.test(param) ? Number(param) : 0);
const looks = { arrive: 'primary', fetch: 'primary', cancel: 'danger-line', reopen: 'line' } as const;
const keys = { arrive: 'S', fetch: 'N', cancel: undefined, reopen: undefined } as const;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const order = await shop.specialOrders.one(actor, idOf(params.id));
  if (!order) throw data(null, { status: 404 });
  return { order, isSaved: url.searchParams.has('tallennettu') };
}

type Result = Edited | { moved: SpecialOrderState; isMailed: boolean } | { notNow: SpecialOrderState };

export async function action({ context, params, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const form = await request.formData();
  const step = form.get('intent');
  if (step === 'edit') return edit({ shop, actor, id: idOf(params.id), form });
  if (!isOneOf(specialOrderMoves, step)) throw data(null, { status: 400 });
  const moved = await shop.specialOrders.move(actor, idOf(params.id), step);
  if (moved.ok) {
    const { status, email } = moved.value;
    return data<Result>({ moved: status, isMailed: status === 'arrived' && email !== '' });
  }
  if (moved.reason === 'unknown') throw data(null, { status: 404 });
  return data<Result>({ notNow: moved.details ?? 'cancelled' }, 409);
}

type Edit = Pick<ReturnType<typeof staffOf>, 'shop' | 'actor'> & { id: number; form: FormData };

async function edit({ shop, actor, id, form }: Edit) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const edits = editedFields.flatMap((field) =>
    form.has(`f.${field}`) ? [{ field, base: text(`base.${field}`), mine: text(`f.${field}`) }] : [],
  );
  const edited = await shop.specialOrders.edit(actor, id, edits);
  if (edited.ok) return data<Result>({ edited: true });
  const typed = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  switch (edited.reason) {
    case 'unknown':
      throw data(null, { status: 404 });
    case 'not_now':
      return data<Result>({ notNow: edited.details ?? 'cancelled' }, 409);
    case 'invalid':
      return data<Result>({ problems: edited.details ?? {}, typed }, 422);
    default: {
      const { order, clashes = [] } = edited.details ?? {};
      return data<Result>({ clashes, typed, version: order?.version ?? 0 }, 409);
    }
  }
}

const isEdit = (result: Result | null | undefined): result is Edited =>
  !!result && ('edited' in result || 'problems' in result || 'clashes' in result);

export default function SpecialOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { order, isSaved } = loaderData;
  const { id, status, sku, title, pieces, price, deposit, supplier, expectedOn, note } = order;
  const t = useTexts(fi, en);
  const locale = useLocale();
  const result = useLast(actionData);
  useLive([`special-order:${id}`]);
  const facts: [string, string][] = [
    [t('orders.part'), title],
    [t('orders.sku'), sku],
    [t('orders.pieces'), String(pieces)],
    [t('orders.price'), price === null ? '–' : formatEuros(price)],
    [t('orders.deposit'), deposit],
    [t('orders.supplier'), supplier],
    [t('orders.expectedOn'), expectedOn ? dateText(expectedOn, locale) : ''],
    [t('orders.note'), note],
  ];
  return (
    <>
      <PageBar
        title={t('orders.one', { id })}
        back={{ to: '/varaosat/tilatut', text: t('orders.title') }}
        beside={<OrderState state={status} pill />}
      />
      <main id="sisalto">
        <div className="split">
          <div>
            <section className="sec">
              {result && 'notNow' in result && (
                <Note tone="bad">{t('orders.notNow', { state: t(`orders.state.${result.notNow}`) })}</Note>
              )}
              {result && 'moved' in result && result.isMailed && <Note tone="ok">{t('orders.mailed')}</Note>}
              {result && 'edited' in result && <Note tone="ok">{t('orders.edited')}</Note>}
              {!result && isSaved && <Note tone="ok">{t('orders.saved', { id })}</Note>}
              <Form method="post" className={styles.buttons}>
                {movesFrom(status).map((step) => (
                  <Button key={step} type="submit" name="intent" value={step} look={looks[step]} shortcut={keys[step]}>
                    {t(`orders.move.${step}`)}
                  </Button>
                ))}
              </Form>
            </section>
            <section className="sec">
              <h2>{t('orders.part')}</h2>
              <dl className="dl">
                {facts
                  .filter(([, value]) => value)
                  .map(([name, value]) => (
                    <Fragment key={name}>
                      <dt>{name}</dt>
                      <dd>{value}</dd>
                    </Fragment>
                  ))}
              </dl>
              <p>
                <ButtonLink to={`/varaosat?sku=${encodeURIComponent(sku)}`} icon="search" small reloadDocument>
                  {t('orders.again')}
                </ButtonLink>
              </p>
            </section>
          </div>
          <aside className="aside">
            <Customer order={order} />
            {(status === 'ordered' || status === 'arrived') && (
              <EditSection order={order} result={isEdit(result) ? result : null} />
            )}
          </aside>
        </div>
      </main>
    </>
  );
}

function Customer({ order }: { order: Route.ComponentProps['loaderData']['order'] }) {
  const { name, phone, email, locale, storeId, status, title, createdAt, createdBy } = order;
  const t = useTexts(fi, en);
  // in the customer's language
  const said = textsOf(locale, fi, en);
  const store = config.stores.find((one) => one.id === storeId)?.name ?? storeId;
  const sms = said('orders.smsText', { title, store, shop: config.name });
  return (
    <>
      <section className="sec">
        <h2>{t('orders.customer')}</h2>
        <p>
          <b>{name}</b>
        </p>
        {phone && (
          <p>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
          </p>
        )}
        {email && (
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        <p className="muted">
          {store}, <When at={createdAt} /> {createdBy}
        </p>
      </section>
      {status === 'arrived' && phone && (
        <section className="sec">
          <h2>{t('orders.sms')}</h2>
          <p>{sms}</p>
          <p>
            <a className="btn btn-line" href={`sms:${phone.replaceAll(/[^+\d]/g, '')}?body=${encodeURIComponent(sms)}`}>
              {t('orders.smsOpen')}
            </a>
          </p>
        </section>
      )}
    </>
  );
}
