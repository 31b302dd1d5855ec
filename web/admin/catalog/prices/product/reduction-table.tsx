import { formatEuros } from '#domain/base/money.ts';
import { discountPercent } from '#domain/base/percent.ts';
import { type Reduction, started } from '#domain/catalog/prices/price-plan.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/prices.ts';
import fi from '#web/messages/admin/fi/prices.ts';
import { ScrollTable } from '#web/ui/admin/scroll-table.tsx';
import { Status } from '#web/ui/admin/status.tsx';

/** Past, running and coming reductions of a sku, newest first. */
export function ReductionTable({ reductions, now }: { reductions: readonly Reduction[]; now: Date }) {
  const t = useTexts(fi, en);
  if (reductions.length === 0) return null;
  const heads = [t('list.state'), t('list.days'), t('list.price'), t('prices.lowest30'), t('list.percent')];
  return (
    <ScrollTable label={t('prices.reductions')} heads={heads}>
      {reductions.toReversed().map(({ from, until, cents, reference }) => (
        <tr key={from}>
          <th scope="row">
            <ReductionState from={from} until={until} now={now} />
          </th>
          <td>
            <When at={new Date(from)} /> – {until && <When at={new Date(until)} />}
          </td>
          <td className="r num">{formatEuros(cents)}</td>
          <td className="r num">{formatEuros(reference)}</td>
          <td className="r num">{percentText(discountPercent(reference, cents))}</td>
        </tr>
      ))}
    </ScrollTable>
  );
}

export const percentText = (percent: number | null) => (percent === null ? '–' : `−${percent} %`);

/** Whether a reduction is coming, running or over. */
export function ReductionState({ from, until, now }: { from: string; until: string | null; now: Date }) {
  const t = useTexts(fi, en);
  if (!started(from, now)) return <Status glyph="wait">{t('list.view.coming')}</Status>;
  if (until !== null && started(until, now)) return <Status glyph="off">{t('list.view.ended')}</Status>;
  return (
    <Status glyph="done" tone="ok">
      {t('list.view.running')}
    </Status>
  );
}
