import type { Offline } from '#web/admin/base/scan/use-scan-queue.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/stock.ts';
import fi from '#web/messages/admin/fi/stock.ts';
import { Status } from '#web/ui/admin/status.tsx';
import { isProblem, type Problem } from './problem.tsx';

const isScan = <Scan extends { scanned: unknown }>(answer: unknown): answer is Scan =>
  typeof answer === 'object' && answer !== null && 'scanned' in answer;

/** What an action's data say about a scan; null when they are of another form. */
export const scanState = <Scan extends { scanned: unknown }>(answer: unknown): Scan | Problem | null =>
  isProblem(answer) || isScan<Scan>(answer) ? answer : null;

/** Why a scan did not count. */
export function ScanProblem({ of }: { of: Problem | Offline }) {
  const t = useTexts(fi, en);
  const { level = 0, skus = '' } = 'problem' in of ? of : {};
  return (
    <Status glyph="fail" tone="bad">
      {'offline' in of ? t('stock.offline') : t(`stock.error.${of.problem}`, { level, skus, code: skus })}
    </Status>
  );
}
