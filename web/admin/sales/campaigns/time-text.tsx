import { timeText } from '#web/admin/base/pieces/when.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/campaigns.ts';
import fi from '#web/messages/admin/fi/campaigns.ts';

/** When a campaign is in force; its last day where it ends at midnight. */
export function TimeText({ from, until }: { from: Date | null; until: Date | null }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const first = from && timeText(from, locale, true);
  const last = until && timeText(new Date(until.getTime() - 1), locale, true);
  if (first && last) return `${first}–${last}`;
  if (first) return t('campaigns.from', { day: first });
  return last ? t('campaigns.until', { day: last }) : t('campaigns.always');
}
