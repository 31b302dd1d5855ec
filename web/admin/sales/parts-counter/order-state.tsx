import type { SpecialOrderState } from '#domain/sales/special-orders/special-order.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/parts-counter.ts';
import fi from '#web/messages/admin/fi/parts-counter.ts';
import { Status } from '#web/ui/admin/status.tsx';

const looks = {
  ordered: { glyph: 'wait' },
  arrived: { glyph: 'pickup', tone: 'warn' },
  fetched: { glyph: 'done', tone: 'ok' },
  cancelled: { glyph: 'off' },
} as const;

/** The state of a special order, by shape and word. */
export function OrderState({ state, pill }: { state: SpecialOrderState; pill?: boolean }) {
  const t = useTexts(fi, en);
  return (
    <Status {...looks[state]} pill={pill}>
      {t(`orders.state.${state}`)}
    </Status>
  );
}
