import type { TransferStatus } from '#domain/catalog/stock/transfer.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/stock.ts';
import fi from '#web/messages/admin/fi/stock.ts';
import { Status } from '#web/ui/admin/status.tsx';

const looks = {
  draft: { glyph: 'draft' },
  sent: { glyph: 'sent', tone: 'info' },
  received: { glyph: 'done', tone: 'ok' },
  cancelled: { glyph: 'off' },
} as const;

export function TransferState({ status, pill }: { status: TransferStatus; pill?: boolean }) {
  const t = useTexts(fi, en);
  return (
    <Status {...looks[status]} {...(pill && { pill })}>
      {t(`stock.state.${status}`)}
    </Status>
  );
}
