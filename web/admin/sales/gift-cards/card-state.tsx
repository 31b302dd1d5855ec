import type { ListedCard } from '#backend/sales/gift-cards/staff/staff-actions.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/gift-cards.ts';
import fi from '#web/messages/admin/fi/gift-cards.ts';
import { Status } from '#web/ui/admin/status.tsx';

type Props = { card: Pick<ListedCard, 'isBlocked' | 'validUntil' | 'openAmount'>; today: string; pill?: boolean };

/** Whether a card pays: in use, used up, blocked or expired. */
export function CardState({ card, today, pill = false }: Props) {
  const t = useTexts(fi, en);
  if (card.isBlocked)
    return (
      <Status glyph="lock" tone="bad" pill={pill}>
        {t('state.blocked')}
      </Status>
    );
  const state = card.validUntil < today ? 'expired' : card.openAmount > 0 ? 'inForce' : 'used';
  return (
    <Status glyph={state === 'inForce' ? 'done' : 'off'} {...(state === 'inForce' && { tone: 'ok' })} pill={pill}>
      {t(`state.${state}`)}
    </Status>
  );
}
