import { Form, redirect } from 'react-router';
import { mayTry } from '#domain/staff/actor.ts';
import { shop as config } from '#shop.config';
import { staffOf } from '#web/admin/base/context.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { chosenStore, storesOf } from '#web/admin/base/store-choice.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/stock.ts';
import fi from '#web/messages/admin/fi/stock.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { formValues } from '../form-values.ts';
import { StockList } from '../stock-list.tsx';
import { StoreSelect, storeName } from '../store-select.tsx';
import { TransferState } from '../transfer/transfer-state.tsx';
import type { Route } from './+types/route';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const store = (await chosenStore(actor, request))?.id ?? '';
  return {
    transfers: await shop.stock.transfers.list(actor),
    store,
    other: config.stores.find(({ id }) => id !== store)?.id ?? '',
    formKey: crypto.randomUUID(),
    mayBegin: mayTry(actor, 'stock.change', { subject: 'transfer', store: storesOf(actor)[0]?.id ?? null }),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const { text } = formValues(await request.formData());
  const id = await shop.stock.transfers.begin(actor, { from: text('from'), to: text('to'), key: text('key') });
  if (id === null) return { sameStore: true };
  throw redirect(`/varasto/siirrot/${id}`);
}

export default function Transfers({ loaderData, actionData }: Route.ComponentProps) {
  const { transfers, mayBegin } = loaderData;
  const t = useTexts(fi, en);
  useLive(['transfer']);
  const rows = transfers.map(({ id, from, to, status, createdAt }) => ({
    id,
    to: `/varasto/siirrot/${id}`,
    text: t('stock.transfer', { id }),
    at: createdAt,
    about: `${storeName(from)} → ${storeName(to)}`,
    state: <TransferState status={status} />,
  }));
  return (
    <StockList
      title={t('stock.transfers')}
      icon="arrow-left-right"
      empty={t('stock.noTransfers')}
      rows={rows}
      begin={mayBegin && <BeginForm {...loaderData} isRefused={actionData !== undefined} />}
    />
  );
}

function BeginForm({ store, other, formKey, isRefused }: Route.ComponentProps['loaderData'] & { isRefused: boolean }) {
  const t = useTexts(fi, en);
  return (
    <Form method="post" className="sec form" reloadDocument>
      <h2>{t('stock.newTransfer')}</h2>
      {isRefused && <Note tone="bad">{t('stock.sameStore')}</Note>}
      <input type="hidden" name="key" value={formKey} />
      <Field label={t('stock.from')}>
        {(control) => <StoreSelect {...control} name="from" defaultValue={store} />}
      </Field>
      <Field label={t('stock.to')}>{(control) => <StoreSelect {...control} name="to" defaultValue={other} />}</Field>
      <p>
        <Button type="submit" look="primary">
          {t('stock.begin')}
        </Button>
      </p>
    </Form>
  );
}
