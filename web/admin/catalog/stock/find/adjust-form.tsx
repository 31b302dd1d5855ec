import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { adjustmentReasons } from '#domain/catalog/stock/movement.ts';
import { RefusedNote } from '#web/admin/base/pieces/refused-note.tsx';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import { notify } from '#web/admin/base/toasts/toasts.ts';
import en from '#web/messages/admin/en/stock.ts';
import fi from '#web/messages/admin/fi/stock.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { ProblemNote } from '../problem.tsx';
import { StoreSelect } from '../store-select.tsx';
import type { act } from './act.ts';

export type FormProps = {
  sku: string;
  name: string;
  store: string;
  stores: readonly { id: string; name: string }[];
  /** The key of the next change; new after each load. */
  formKey: string;
  actionData: unknown;
};

/** Adds or takes away pieces for a reason; the toast takes it back by the opposite change. */
export function AdjustForm({ sku, name, store, stores, formKey, actionData }: FormProps) {
  const t = useTexts(fi, en);
  const fetcher = useFetcher<typeof act>();
  const stepUp = useStepUp(fetcher);
  const form = useRef<HTMLFormElement>(null);
  const { data } = fetcher;
  useEffect(() => {
    if (!data || !('adjusted' in data)) return;
    form.current?.reset();
    const { qty, level, store: storeId } = data.adjusted;
    notify({
      message: t('stock.adjusted', { name, level }),
      undo: {
        action: '/varasto',
        fields: {
          intent: 'adjust',
          sku,
          store: storeId,
          qty: String(-qty),
          reason: 'mistake',
          key: crypto.randomUUID(),
        },
      },
    });
  }, [data, name, sku, t]);
  return (
    <fetcher.Form method="post" className="sec form" ref={form}>
      {stepUp}
      <h2>{t('stock.adjust')}</h2>
      <RefusedNote answer={actionData} />
      <ProblemNote of={data ?? actionData} />
      <input type="hidden" name="intent" value="adjust" />
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="key" value={formKey} />
      <Field label={t('stock.store')}>
        {(control) => <StoreSelect {...control} name="store" defaultValue={store} of={stores} />}
      </Field>
      <Field label={t('stock.adjustQty')}>
        {(control) => <input {...control} className="in" name="qty" inputMode="text" autoComplete="off" required />}
      </Field>
      <Field label={t('stock.reason')}>
        {(control) => (
          <select {...control} className="sel" name="reason">
            {adjustmentReasons.map((reason) => (
              <option key={reason} value={reason}>
                {t(`stock.reason.${reason}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('stock.reasonOther')}>
        {(control) => <input {...control} className="in" name="other" maxLength={200} />}
      </Field>
      <p>
        <Button type="submit" look="primary" shortcut="Control+Enter">
          {t('stock.save')}
        </Button>
      </p>
    </fetcher.Form>
  );
}
