import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import { notify } from '#web/admin/base/toasts/toasts.ts';
import en from '#web/messages/admin/en/stock.ts';
import fi from '#web/messages/admin/fi/stock.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { ProblemNote } from '../problem.tsx';
import { StoreSelect } from '../store-select.tsx';
import type { act } from './act.ts';

type Stores = readonly { id: string; name: string }[];

/** A form whose result is a toast. */
function useSaved() {
  const t = useTexts(fi, en);
  const fetcher = useFetcher<typeof act>();
  const saved = fetcher.data && 'saved' in fetcher.data ? fetcher.data : null;
  useEffect(() => {
    if (saved) notify({ message: t(`stock.${saved.saved}Saved`) });
  }, [saved, t]);
  return fetcher;
}

/** Where the sku lies in a store. */
export function PlaceForm(props: { sku: string; store: string; stores: Stores; places: Record<string, string> }) {
  const { sku, store, stores, places } = props;
  const t = useTexts(fi, en);
  const fetcher = useSaved();
  return (
    <fetcher.Form method="post" className="sec form">
      <h2>{t('stock.place')}</h2>
      <ProblemNote of={fetcher.data} />
      <input type="hidden" name="sku" value={sku} />
      <Field label={t('stock.store')}>
        {(control) => <StoreSelect {...control} name="store" defaultValue={store} of={stores} />}
      </Field>
      <Field label={t('stock.place')}>
        {(control) => (
          <input
            {...control}
            className="in"
            name="place"
            defaultValue={places[store]}
            maxLength={20}
            autoComplete="off"
          />
        )}
      </Field>
      <p>
        <Button type="submit" name="intent" value="place" small>
          {t('stock.save')}
        </Button>
      </p>
    </fetcher.Form>
  );
}

/** From how many free pieces down the sku is listed as running low. */
export function ThresholdForm({ sku, pieces }: { sku: string; pieces: number | null }) {
  const t = useTexts(fi, en);
  const fetcher = useSaved();
  return (
    <fetcher.Form method="post" className="sec form">
      <h2>{t('stock.threshold')}</h2>
      <ProblemNote of={fetcher.data} />
      <input type="hidden" name="sku" value={sku} />
      <Field label={t('stock.pieces')} hint={t('stock.thresholdHint')}>
        {(control) => (
          <input {...control} className="in" name="pieces" inputMode="numeric" defaultValue={pieces ?? ''} required />
        )}
      </Field>
      <p>
        <Button type="submit" name="intent" value="threshold" small>
          {t('stock.save')}
        </Button>
      </p>
    </fetcher.Form>
  );
}
