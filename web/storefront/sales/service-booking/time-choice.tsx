import type { FreeDay } from '#backend/sales/service-bookings/service.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { FieldError } from '#web/ui/field/field.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './service-booking.module.css';
import { clockOf, dayText } from './time-text.ts';

type Props = {
  /** Shows the first day only; the others open by a press. */
  folds?: boolean;
  /** Days with free starts. */
  days: readonly { day: FreeDay['day']; starts: readonly Date[] }[];
  chosen: string;
  error: string | undefined;
};

/** Free starts by day; one is chosen. */
export function TimeChoice({ days, chosen, error, folds = false }: Props) {
  const { locale } = useI18n();
  return (
    <div id="start" tabIndex={-1} className={styles.days}>
      {error && <FieldError>{error}</FieldError>}
      {days.map(({ day, starts }, at) => {
        const isFirst = at === 0;
        const holds = starts.some((start) => start.toISOString() === chosen);
        return folds ? (
          <details key={day} open={isFirst || holds || undefined}>
            <summary className={styles.fold}>
              <span>{dayText(day, locale)}</span>
              <Icon name="chevron-down" small />
            </summary>
            <Starts label={dayText(day, locale)} starts={starts} chosen={chosen} />
          </details>
        ) : (
          <fieldset key={day} className={styles.day}>
            <legend>{dayText(day, locale)}</legend>
            <Starts starts={starts} chosen={chosen} />
          </fieldset>
        );
      })}
    </div>
  );
}

type StartsProps = { starts: readonly Date[]; chosen: string; label?: string };

function Starts({ starts, chosen, label }: StartsProps) {
  const { locale } = useI18n();
  return (
    <div className={styles.starts} {...(label && { role: 'group', 'aria-label': label })}>
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
  );
}
