import type { CountStatus } from '#domain/catalog/stock/stock-count.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/stock.ts';
import fi from '#web/messages/admin/fi/stock.ts';
import { Status } from '#web/ui/admin/status.tsx';

const looks = {
  open: { glyph: 'half', tone: 'info' },
  approved: { glyph: 'done', tone: 'ok' },
  cancelled: { glyph: 'off' },
} as const;

export function CountState({ status, pill }: { status: CountStatus; pill?: boolean }) {
  const t = useTexts(fi, en);
  return (
    <Status {...looks[status]} {...(pill && { pill })}>
      {t(`stock.${status}`)}
    </Status>
  );
}
