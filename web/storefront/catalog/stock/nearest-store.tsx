import { shop } from '#shop.config';
import { useI18n, useTexts } from '#web/messages/i18n.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { useStoresNow } from './use-fresh.ts';
import { useNearest } from './use-nearest.ts';

type Props = {
  /** Gets the id of the nearest store, such as to choose it. */
  onFound?: (id: string) => void;
};

/** A button that names the stores by their distance. The browser says where it is; nothing of it is sent or kept (stock-11). */
export default function NearestStore({ onFound }: Props) {
  useTexts('info');
  const { t, locale } = useI18n();
  const now = useStoresNow(locale);
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
