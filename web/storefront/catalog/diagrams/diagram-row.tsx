import type { DiagramPart } from '#backend/catalog/diagrams/service.ts';
import { splitSparePartSku } from '#domain/catalog/spare-parts/code.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { PartRow } from '#web/storefront/catalog/spare-parts/part-row.tsx';
import { ItemRow } from '#web/ui/item-rows/item-rows.tsx';
import { StockLine } from '#web/ui/stock-line/stock-line.tsx';
import styles from './diagrams.module.css';

/** A table row of a number and its part; the number links back to the drawing. */
export function DiagramRow({ row, marked }: { row: DiagramPart; marked: boolean }) {
  const { t } = useI18n();
  const { number, sku, amount, part } = row;
  const place = {
    id: `osa-${number}`,
    marked,
    lead: (
      <a className={styles.hotspotRef} href={`#kuva-${number}`} aria-label={t('diagram.toSpot', { number })}>
        {number}
      </a>
    ),
  };
  const inMachine = amount > 1 ? t('diagram.inMachine', { count: amount }) : undefined;
  if (part) return <PartRow part={part} place={{ ...place, ...(inMachine && { note: inMachine }) }} />;
  return (
    <ItemRow
      {...place}
      code={<span className="code">{splitSparePartSku(sku)?.productCode ?? sku}</span>}
      name={t('diagram.gone')}
      note={inMachine}
      group=""
      price="- €"
      stock={<StockLine kind="none">{t('diagram.goneStock')}</StockLine>}
      action={null}
    />
  );
}
