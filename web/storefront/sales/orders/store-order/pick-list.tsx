import type { StoreLine, StoreOrder } from '#backend/sales/orders/fulfilment/store-order.ts';
import { shortDateText } from '#web/messages/dates.ts';
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './store-order.module.css';
import { fill, storeTexts as t } from './store-texts.ts';

const notes = { spare_part: t.sparePart, gift: t.gift, service: t.service };

/** Other stores with pieces that the packing store lacks, and pieces that are nowhere in stock. */
function foundTexts({ elsewhere, missing, nextDelivery }: Pick<StoreLine, 'elsewhere' | 'missing' | 'nextDelivery'>) {
  const others = elsewhere.map(({ store, qty }) => fill(t.elsewhere, { count: String(qty), store }));
  if (missing === 0) return others;
  const count = String(missing);
  const date = nextDelivery && shortDateText(nextDelivery, 'fi');
  return [...others, date ? fill(t.missing, { count, date }) : fill(t.missingUnknown, { count })];
}

/** The list of goods to collect. The checkboxes are for paper or the phone; nothing is submitted. */
export function PickList({ lines }: Pick<StoreOrder, 'lines'>) {
  return (
    <section className={styles.pickList} aria-labelledby="pick-list-title">
      <h2 id="pick-list-title">{t.pickList}</h2>
      <ul>
        {lines.map(({ sku, title, amount, note, ...found }, i) => (
          // a sku may be on several lines
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
          <li key={i}>
            <Checkbox
              autoComplete="off"
              label={
                <>
                  <b className="num">{amount} ×</b> {title}
                  <span className={classes('num', styles.pickCode)}>
                    {sku}
                    {[note && notes[note], ...foundTexts(found)].filter(Boolean).map((text) => ` · ${text}`)}
                  </span>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
