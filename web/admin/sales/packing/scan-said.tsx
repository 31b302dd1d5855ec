import type { PackingLine } from '#backend/sales/orders/packing/packing-order.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/packing.ts';
import fi from '#web/messages/admin/fi/packing.ts';
import { Status } from '#web/ui/admin/status.tsx';
import type { ScanState } from './use-scans.ts';

/** What the last scan came to. */
export function ScanSaid({ state, lines }: { state: ScanState; lines: readonly PackingLine[] }) {
  const t = useTexts(fi, en);
  const bad = (text: string) => (
    <Status glyph="fail" tone="bad">
      {text}
    </Status>
  );
  if ('offline' in state) return bad(t('packing.offline'));
  if ('refused' in state) return bad(t(`packing.refused.${state.refused}`, { details: '' }));
  const { scan } = state;
  if (scan.kind === 'order') return bad(t('packing.wrongOrder', { code: scan.number }));
  if (scan.kind === 'wrong') return bad(t('packing.wrong', { code: scan.code }));
  const title = lines.find(({ position }) => position === scan.position)?.title ?? '';
  if (scan.kind === 'full') return bad(t('packing.full', { title, amount: scan.amount }));
  return (
    <Status glyph="done" tone="ok">
      {t('packing.right', { title, packed: scan.packed, amount: scan.amount })}
    </Status>
  );
}
