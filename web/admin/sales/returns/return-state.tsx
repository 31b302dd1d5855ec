import type { PayBackDue, WithdrawalState } from '#domain/sales/returns/withdrawal-state.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/returns.ts';
import fi from '#web/messages/admin/fi/returns.ts';
import { dateText } from '#web/messages/dates.ts';
import { Status } from '#web/ui/admin/status.tsx';

const looks = {
  received: { glyph: 'wait' },
  goods_in: { glyph: 'back', tone: 'warn' },
  paid_back: { glyph: 'done', tone: 'ok' },
  exchanged: { glyph: 'done', tone: 'ok' },
  refused: { glyph: 'off' },
  cancelled: { glyph: 'off' },
} as const;

/** The state of a withdrawal, by shape and word. */
export function ReturnState({ state, pill }: { state: WithdrawalState; pill?: boolean }) {
  const t = useTexts(fi, en);
  return (
    <Status {...looks[state]} pill={pill}>
      {t(`returns.state.${state}`)}
    </Status>
  );
}

/** The last day to pay back, and whether the shop may still wait. */
export function DueDay({ due }: { due: PayBackDue | null }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  if (!due) return '–';
  return (
    <>
      {dateText(`${due.day}T12:00:00Z`, locale)} {due.mayWait && <small>{t('returns.mayWait')}</small>}
      {due.isLate && (
        <Status glyph="fail" tone="bad">
          {t('returns.late')}
        </Status>
      )}
    </>
  );
}
