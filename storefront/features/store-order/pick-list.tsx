import type { StoreOrder } from '#backend/orders/shop-side/store-order.ts';
import { Checkbox } from '#storefront/ui/checkbox/checkbox.tsx';
import { storeTexts as t } from './store-texts.ts';

const notes = { spare_part: t.sparePart, gift: t.gift, service: t.service };

/** What to collect. The boxes are for the person who does, on paper or on the phone; nothing is sent. */
export function PickList({ lines }: Pick<StoreOrder, 'lines'>) {
  return (
    <section className="pick-list" aria-labelledby="pick-list-title">
      <h2 id="pick-list-title">{t.pickList}</h2>
      <ul>
        {lines.map(({ sku, title, amount, note }, i) => (
          // a sku may be on several lines
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
          <li key={i}>
            <Checkbox
              autoComplete="off"
              label={
                <>
                  <b className="num">{amount} ×</b> {title}
                  <span className="pick-code num">
                    {sku}
                    {note ? ` · ${notes[note]}` : ''}
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
