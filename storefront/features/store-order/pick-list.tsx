import type { StoreOrder } from '#backend/orders/shop-side/store-order.ts';
import { storeTexts as t } from './store-texts.ts';

const notes = { spare_part: t.sparePart, gift: t.gift };

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
            <label>
              <input type="checkbox" className="check" aria-label={`${t.collect}: ${amount} × ${title}`} />
              <span className="num pick-amount">{amount} ×</span>
              <span className="pick-what">
                {title}
                <span className="pick-code num">
                  {sku}
                  {note ? ` · ${notes[note]}` : ''}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
