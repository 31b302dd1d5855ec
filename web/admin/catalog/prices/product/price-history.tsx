import type { SkuPlan } from '#backend/catalog/price-plans/service.ts';
import { type Cents, formatEuros } from '#domain/base/money.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { type CostPrice, costOn, type Margin, marginOf, priceAtCost } from '#domain/catalog/prices/margin.ts';
import { priceAt } from '#domain/catalog/prices/price-plan.ts';
import { priceTimeline } from '#domain/catalog/prices/price-timeline.ts';
import { shop } from '#shop.config';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/prices.ts';
import fi from '#web/messages/admin/fi/prices.ts';
import { ScrollTable } from '#web/ui/admin/scroll-table.tsx';
import { marginText } from '../margin-text.ts';
import styles from './prices.module.css';
import { ReductionTable } from './reduction-table.tsx';
import { ShownPrice } from './shown-price.tsx';
import { TimelineChart } from './timeline-chart.tsx';

const marginCell = (margin: Margin | null | undefined) => (margin ? marginText(margin) : '–');

/** The price at which nothing is earned, at a moment. */
function atCost(at: Date, costs: readonly CostPrice[], { vatClass }: SkuPlan): Cents | null {
  const day = localDay(at, shop.timeZone);
  const cost = costOn(costs, day);
  return cost === null ? null : priceAtCost(cost, vatClass, day);
}

/** The prices of a sku over time, drawn and as a table, with its reductions and what shoppers see now. */
export function PriceHistory({ sku, costs, now }: { sku: SkuPlan; costs: readonly CostPrice[]; now: Date }) {
  const t = useTexts(fi, en);
  const timeline = priceTimeline(sku.plan, sku.history, { now, timeZone: shop.timeZone });
  const { price, lowest30 } = priceAt(sku.plan, now);
  const margins = timeline.steps.map(({ from, cents }) => {
    const day = localDay(from, shop.timeZone);
    const cost = costOn(costs, day);
    return cents === null || cost === null ? null : marginOf(cents, cost, sku.vatClass, day);
  });
  const hasCosts = costs.length > 0;
  const cell = (cents: number | null) => (cents === null ? '–' : formatEuros(cents));
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{t('prices.timeline')}</h2>
        <span className="push legend">
          <span>
            <i className="ln" />
            {t('prices.inForce')}
          </span>
          <span>
            <i className={`ln ${styles.regular}`} />
            {t('prices.regular')}
          </span>
          <span>
            <i className="dash" />
            {t('prices.lowest30')}
          </span>
          {hasCosts && (
            <span>
              <i className={`dash ${styles.cost}`} />
              {t('cost.line')}
            </span>
          )}
        </span>
      </div>
      <TimelineChart
        timeline={timeline}
        reductions={sku.plan.reductions}
        costs={timeline.steps.map(({ from }) => atCost(from, costs, sku))}
        now={now}
      />
      <h3>{t('prices.nowInShop')}</h3>
      <ShownPrice price={price} lowest30={lowest30} />
      <ReductionTable reductions={sku.plan.reductions} now={now} />
      <details>
        <summary>{t('prices.asTable')}</summary>
        <ScrollTable
          label={t('prices.timeline')}
          heads={[
            ...[t('prices.from'), t('prices.inForce'), t('prices.regular'), t('prices.lowest30')],
            ...(hasCosts ? [t('cost.title'), t('cost.margin')] : []),
          ]}
        >
          {timeline.steps.map((step, i) => (
            <tr key={step.from.toISOString()}>
              <th scope="row">
                <When at={step.from} />
              </th>
              <td className="r num">{cell(step.cents)}</td>
              <td className="r num">{cell(step.regular)}</td>
              <td className="r num">{cell(step.lowest30)}</td>
              {hasCosts && (
                <>
                  <td className="r num">{cell(margins[i]?.cost ?? null)}</td>
                  <td className="r num">{marginCell(margins[i])}</td>
                </>
              )}
            </tr>
          ))}
        </ScrollTable>
      </details>
    </section>
  );
}
