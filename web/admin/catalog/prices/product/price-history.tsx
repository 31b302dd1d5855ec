import type { SkuPlan } from '#backend/catalog/price-plans/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { priceAt } from '#domain/catalog/prices/price-plan.ts';
import { priceTimeline } from '#domain/catalog/prices/price-timeline.ts';
import { shop } from '#shop.config';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/prices.ts';
import fi from '#web/messages/admin/fi/prices.ts';
import { ScrollTable } from '#web/ui/admin/scroll-table.tsx';
import { ReductionTable } from './reduction-table.tsx';
import { ShownPrice } from './shown-price.tsx';
import { TimelineChart } from './timeline-chart.tsx';

/** The prices of a sku over time, drawn and as a table, with its reductions and what shoppers see now. */
export function PriceHistory({ sku, now }: { sku: SkuPlan; now: Date }) {
  const t = useTexts(fi, en);
  const timeline = priceTimeline(sku.plan, sku.history, { now, timeZone: shop.timeZone });
  const { price, lowest30 } = priceAt(sku.plan, now);
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
            <i className="dash" />
            {t('prices.lowest30')}
          </span>
        </span>
      </div>
      <TimelineChart timeline={timeline} reductions={sku.plan.reductions} now={now} />
      <h3>{t('prices.nowInShop')}</h3>
      <ShownPrice price={price} lowest30={lowest30} />
      <ReductionTable reductions={sku.plan.reductions} now={now} />
      <details>
        <summary>{t('prices.asTable')}</summary>
        <ScrollTable
          label={t('prices.timeline')}
          heads={[t('prices.from'), t('prices.inForce'), t('prices.regular'), t('prices.lowest30')]}
        >
          {timeline.steps.map((step) => (
            <tr key={step.from.toISOString()}>
              <th scope="row">
                <When at={step.from} />
              </th>
              <td className="r num">{cell(step.cents)}</td>
              <td className="r num">{cell(step.regular)}</td>
              <td className="r num">{cell(step.lowest30)}</td>
            </tr>
          ))}
        </ScrollTable>
      </details>
    </section>
  );
}
