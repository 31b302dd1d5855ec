import { splitSparePartSku } from '#domain/catalog/spare-parts/code.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';

type Item = { sku: string; slug: string; image: string | null };

/** A spare part's slug equals its sku (quote-3). */
export const isPart = ({ sku, slug }: Item) => sku === slug && Boolean(splitSparePartSku(sku)?.supplierNumber);

export function ItemPicture({ item }: { item: Item }) {
  if (isPart(item)) return <Icon name="part" />;
  return <Picture image={item.image ? { id: item.image } : null} sizes="6.5rem" alt="" />;
}
