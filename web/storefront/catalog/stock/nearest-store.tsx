import type { Locale } from '#domain/base/locale.ts';
import type { StoreNow } from '#domain/catalog/stock/pickup-time.ts';
import { shop } from '#shop.config';
import { useI18n, useTexts } from '#web/messages/i18n.tsx';
import { useLoaded } from '#web/storefront/base/use-loaded.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { useNearest } from './use-nearest.ts';

/** Not with `useFresh`, which the product page has in its first load: a place does not change. */
const fetchStores = (locale: Locale): Promise<Record<string, StoreNow>> =>
  fetch(`/data/stores.json?locale=${locale}`)
    .then((response) => response.json())
    .then(({ data }) => data);

type Props = {
  /** Gets the id of the nearest store, such as to choose it. */
  onFound?: (id: string) => void;
};

/** A button that names the stores by their distance. The browser says where it is; nothing of it is sent or kept (stock-11). */
export default function NearestStore({ onFound }: Props) {
  useTexts('info');
  const { t, locale } = useI18n();
  const now = useLoaded(locale, () => fetchStores(locale));
  const near = useNearest(now ?? {});
  if (!Object.values(now ?? {}).some(({ place }) => place)) return null;
  const find = async () => {
    const nearest = await near.find();
    if (nearest) onFound?.(nearest);
  };
  const known = near.distances ?? {};
  return (
    <div className="row">
      <Button look="outline" size="s" busy={near.state === 'asking'} onClick={find}>
        <Icon name="pin" small />
        {t('info.store.nearest')}
      </Button>
      <span className="small" role="status">
        {near.state === 'unknown' && t('info.store.noPlace')}
        {near
          .sorted(shop.stores)
          .filter(({ id }) => id in known)
          .map(({ id, name }) => `${name} ${t('info.store.away', { km: Math.round(known[id] ?? 0) })}`)
          .join(' · ')}
      </span>
    </div>
  );
}
