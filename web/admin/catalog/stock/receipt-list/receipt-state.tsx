import type { ReceiptStatus } from '#domain/catalog/stock/transfer.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/stock.ts';
import fi from '#web/messages/admin/fi/stock.ts';
import { Status } from '#web/ui/admin/status.tsx';

const looks = { open: { glyph: 'wait', tone: 'info' }, closed: { glyph: 'done', tone: 'ok' } } as const;

export function ReceiptState({ status, pill }: { status: ReceiptStatus; pill?: boolean }) {
  const t = useTexts(fi, en);
  return (
    <Status {...looks[status]} {...(pill && { pill })}>
      {t(`stock.${status}`)}
    </Status>
  );
}
