import type { CountView } from '#backend/catalog/stock/counts.ts';
import { ScanField } from '#web/admin/base/scan/scan-field.tsx';
import { useScanQueue } from '#web/admin/base/scan/use-scan-queue.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/stock.ts';
import fi from '#web/messages/admin/fi/stock.ts';
import { ButtonLink } from '#web/ui/admin/button.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import { ScanProblem, scanState } from '../scan-problem.tsx';
import { SetForm } from '../set-form.tsx';
import type { CountScan } from './act.ts';

const stateOf = scanState<CountScan>;

type Props = { count: CountView; chosen: string | null; answer: unknown };

/** Scans pieces one by one; the number of the last goods, or of chosen ones, can be typed. */
export function Counting({ count, chosen, answer }: Props) {
  const t = useTexts(fi, en);
  const { add, last } = useScanQueue(
    stateOf(answer),
    stateOf,
    (state) => 'scanned' in state && !state.scanned.isOutside,
  );
  const sku = last && 'scanned' in last ? last.scanned.sku : chosen;
  const line = [...count.lines, ...count.uncounted].find((one) => one.sku === sku);
  const counted = count.lines.find((one) => one.sku === sku)?.counted ?? 0;
  return (
    <>
      <ScanField label={t('stock.scan')} onCode={add}>
        {last && ('scanned' in last ? <Said of={last} /> : <ScanProblem of={last} />)}
      </ScanField>
      {line && <SetForm key={line.sku} sku={line.sku} name={line.name} seen={counted} />}
      <p>
        <ButtonLink to={`/varasto/inventointi/${count.id}?erot=1`} look={count.lines.length > 0 ? 'primary' : 'line'}>
          {t('stock.review')}
        </ButtonLink>
      </p>
    </>
  );
}

function Said({ of: { scanned } }: { of: CountScan }) {
  const t = useTexts(fi, en);
  const { name, counted, isOutside } = scanned;
  return isOutside ? (
    <Status glyph="warn" tone="warn">
      {t('stock.outside', { name, counted })}
    </Status>
  ) : (
    <Status glyph="done" tone="ok">
      {t('stock.scanned', { name, counted })}
    </Status>
  );
}
