import { data, redirect } from 'react-router';
import { mayTry } from '#domain/staff/actor.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { chosenStore, storesOf } from '#web/admin/base/store-choice.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/stock.ts';
import fi from '#web/messages/admin/fi/stock.ts';
import { formValues } from '../form-values.ts';
import { problem } from '../problem.tsx';
import { StockList } from '../stock-list.tsx';
import { storeName } from '../store-select.tsx';
import type { Route } from './+types/route';
import { BeginForm } from './begin-form.tsx';
import { readLines } from './read-lines.ts';
import { ReceiptState } from './receipt-state.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const stores = storesOf(actor);
  return {
    receipts: await shop.stock.receipts.list(actor),
    stores,
    formKey: crypto.randomUUID(),
    store: (await chosenStore(actor, request))?.id ?? '',
    mayBegin: mayTry(actor, 'stock.change', { subject: 'receipt', store: stores[0]?.id ?? null }),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const { text } = formValues(await request.formData());
  const [supplier, reference] = [text('supplier'), text('reference')];
  const typed = { supplier, reference, expected: text('expected'), lines: text('lines') };
  const lines = readLines(typed.lines, typed.expected);
  if (!lines) return data({ ...problem('invalid'), typed }, 400);
  const order = { supplier, reference, storeId: text('store'), lines, key: text('key') };
  const begun = await shop.stock.receipts.begin(actor, order);
  if (!begun.ok) return data({ ...problem(begun.reason, { skus: begun.details?.skus.join(', ') ?? '' }), typed }, 400);
  throw redirect(`/varasto/saapuneet/${begun.value.id}`);
}

export default function Receipts({ loaderData, actionData }: Route.ComponentProps) {
  const { receipts, mayBegin } = loaderData;
  const t = useTexts(fi, en);
  useLive(['receipt']);
  const rows = receipts.map(({ id, supplier, storeId, reference, status, createdAt }) => ({
    id,
    to: `/varasto/saapuneet/${id}`,
    text: t('stock.receipt', { id }),
    at: createdAt,
    about: [supplier, reference, storeName(storeId)].filter(Boolean).join(', '),
    state: <ReceiptState status={status} />,
  }));
  return (
    <StockList
      title={t('stock.receipts')}
      icon="package-plus"
      empty={t('stock.noReceipts')}
      rows={rows}
      begin={mayBegin && <BeginForm {...loaderData} answer={actionData} />}
    />
  );
}
