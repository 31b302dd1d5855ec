import { weekdayDateText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';

/** The last day of a campaign, inclusive; renders nothing without an end. */
export function UntilText({ until }: { until: string | null }) {
  const { t, locale } = useI18n();
  if (!until) return null;
  return (
    <time className="small muted num" dateTime={until}>
      {t('campaigns.until', { date: weekdayDateText(until, locale) })}
    </time>
  );
}
