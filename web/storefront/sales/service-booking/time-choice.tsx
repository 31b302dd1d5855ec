import type { FreeDay } from '#backend/sales/service-bookings/service.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { FieldError } from '#web/ui/field/field.tsx';
import styles from './service-booking.module.css';
import { clockOf, dayText } from './time-text.ts';

type Props = {
  /** Days with free starts. */
  days: readonly { day: FreeDay['day']; starts: readonly Date[] }[];
  chosen: string;
  error: string | undefined;
};

/** Free starts by day; one is chosen. */
export function TimeChoice({ days, chosen, error }: Props) {
  const { locale } = useI18n();
  return (
    <div id="start" tabIndex={-1} className={styles.days}>
      {error && <FieldError>{error}</FieldError>}
      {days.map(({ day, starts }) => (
        <fieldset key={day} className={styles.day}>
          <legend>{dayText(day, locale)}</legend>
          <div className={styles.starts}>
            {starts.map((at) => (
              <label key={at.toISOString()} className={styles.start}>
                <input
                  type="radio"
                  name="start"
                  value={at.toISOString()}
                  defaultChecked={chosen === at.toISOString()}
                  required
                />
                <span className="num">{clockOf(at, locale)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
