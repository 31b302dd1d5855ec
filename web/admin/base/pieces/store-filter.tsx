import { useSearchParams } from 'react-router';
import { shop } from '#shop.config';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/lists.ts';
import fi from '#web/messages/admin/fi/lists.ts';

/** The store of a list's filters; `none`: what a thing without a store is called. */
export function StoreFilter({ none }: { none?: string }) {
  const t = useTexts(fi, en);
  const store = useSearchParams()[0].get('store') ?? '';
  return (
    <select key={store} className="sel" name="store" aria-label={t('lists.store')} defaultValue={store}>
      <option value="">{t('lists.allStores')}</option>
      {shop.stores.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {none !== undefined && <option value="none">{none}</option>}
    </select>
  );
}
