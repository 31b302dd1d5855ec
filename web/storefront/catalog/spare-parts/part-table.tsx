import type { ReactNode } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { ItemTable } from '#web/ui/item-rows/item-rows.tsx';
import type { PartColumn, PartSort } from './search/part-query.ts';

type Props = {
  caption: string;
  /** Wraps a column heading in a link that sorts by it. */
  head?: (by: PartColumn, text: ReactNode) => ReactNode;
  sort?: PartSort | null;
  /** `PartRow`s. */
  children: ReactNode;
};

/** The table of spare parts. */
export function PartTable({ caption, head = (_, text) => text, sort, children }: Props) {
  const { t } = useI18n();
  const price = (
    <>
      <span className="vat-in">{t('parts.column.price')}</span>
      <span className="vat-ex">{t('parts.column.priceEx')}</span>
    </>
  );
  const sorted = sort && {
    by: sort.by === 'supplier' ? ('group' as const) : sort.by,
    order: sort.descending ? ('descending' as const) : ('ascending' as const),
  };
  return (
    <ItemTable
      caption={caption}
      sorted={sorted ?? null}
      heads={{
        code: head('code', t('parts.column.code')),
        name: head('name', t('parts.column.name')),
        group: head('supplier', t('parts.column.supplier')),
        price: head('price', price),
        stock: head('stock', t('parts.column.stock')),
        amount: t('parts.column.amount'),
        action: t('parts.column.action'),
      }}
    >
      {children}
    </ItemTable>
  );
}
