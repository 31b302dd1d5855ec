import { Form, redirect } from 'react-router';
import { mayTry } from '#domain/staff/actor.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { chosenStore, storesOf } from '#web/admin/base/store-choice.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/stock.ts';
import fi from '#web/messages/admin/fi/stock.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { CountState } from '../count/count-state.tsx';
import { formValues } from '../form-values.ts';
import { ProblemNote, problem } from '../problem.tsx';
import { StockList } from '../stock-list.tsx';
import { StoreSelect, storeName } from '../store-select.tsx';
import type { Route } from './+types/route';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const stores = storesOf(actor);
  return {
    counts: await shop.stock.counts.list(actor),
    stores,
    formKey: crypto.randomUUID(),
    store: (await chosenStore(actor, request))?.id ?? '',
    mayBegin: mayTry(actor, 'stock.change', { subject: 'count', store: stores[0]?.id ?? null }),
  };
}

const PARTS = ['shelf', 'category', 'brand'] as const;

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const form = await request.formData();
  const { text } = formValues(form);
  const [kind, value] = [PARTS.find((part) => part === text('kind')), text('value')];
  if (kind && value === '') return problem('invalid');
  const id = await shop.stock.counts.begin(actor, {
    storeId: text('store'),
    isBlind: form.has('blind'),
    key: text('key'),
    selection: kind ? { kind, value: kind === 'shelf' ? value.toUpperCase() : value } : { kind: 'all' },
  });
  if (id === null) return problem('invalid');
  throw redirect(`/varasto/inventointi/${id}`);
}

export default function Counts({ loaderData, actionData }: Route.ComponentProps) {
  const { counts, mayBegin } = loaderData;
  const t = useTexts(fi, en);
  useLive(['count']);
  const rows = counts.map(({ id, storeId, status, begunAt, begunBy, selection }) => ({
    id,
    to: `/varasto/inventointi/${id}`,
    text: t('stock.count', { id }),
    at: begunAt,
    by: begunBy,
    about: [
      `${storeName(storeId)},`,
      t(`stock.selection.${selection.kind}`),
      selection.kind === 'all' ? '' : selection.value,
    ].join(' '),
    state: <CountState status={status} />,
  }));
  return (
    <StockList
      title={t('stock.counts')}
      icon="scan-barcode"
      empty={t('stock.noCounts')}
      rows={rows}
      begin={mayBegin && <BeginForm {...loaderData} answer={actionData} />}
    />
  );
}

function BeginForm({ store, stores, formKey, answer }: Route.ComponentProps['loaderData'] & { answer: unknown }) {
  const t = useTexts(fi, en);
  return (
    <Form method="post" className="sec form" reloadDocument>
      <h2>{t('stock.newCount')}</h2>
      <ProblemNote of={answer} />
      <input type="hidden" name="key" value={formKey} />
      <Field label={t('stock.store')}>
        {(control) => <StoreSelect {...control} name="store" defaultValue={store} of={stores} />}
      </Field>
      <Field label={t('stock.selection')}>
        {(control) => (
          <select {...control} className="sel" name="kind">
            {(['all', ...PARTS] as const).map((kind) => (
              <option key={kind} value={kind}>
                {t(`stock.selection.${kind}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('stock.selectionValue')}>
        {(control) => <input {...control} className="in" name="value" autoComplete="off" maxLength={100} />}
      </Field>
      <label className="check">
        <input type="checkbox" name="blind" /> {t('stock.blind')}
      </label>
      <p>
        <Button type="submit" look="primary">
          {t('stock.begin')}
        </Button>
      </p>
    </Form>
  );
}
