import type { CampaignState } from '#domain/sales/campaigns/staff/campaign-state.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/campaigns.ts';
import fi from '#web/messages/admin/fi/campaigns.ts';
import { Status } from '#web/ui/admin/status.tsx';

const looks = {
  running: { glyph: 'done', tone: 'ok' },
  planned: { glyph: 'wait', tone: 'info' },
  draft: { glyph: 'draft' },
  ended: { glyph: 'off' },
} as const;

export function CampaignStateMark({ state, pill = false }: { state: CampaignState; pill?: boolean }) {
  const t = useTexts(fi, en);
  return (
    <Status {...looks[state]} pill={pill}>
      {t(`state.${state}`)}
    </Status>
  );
}
