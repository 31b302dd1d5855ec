import { dateText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';

/** Day of the last change, when the file names one. */
export function UpdatedOn({ day }: { day: string | null }) {
  const { t, locale } = useI18n();
  if (!day) return null;
  return (
    <p className="small muted">
      <time dateTime={day}>{t('content.updated', { date: dateText(day, locale) })}</time>
    </p>
  );
}
