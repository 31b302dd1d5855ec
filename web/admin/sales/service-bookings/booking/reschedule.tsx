import { Form } from 'react-router';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/service-bookings.ts';
import fi from '#web/messages/admin/fi/service-bookings.ts';
import { weekdayDateText } from '#web/messages/dates.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { clockText } from '../booking-words.ts';

type Props = {
  /** `YYYY-MM-DD`. */
  from: string;
  /** Null until times are asked for. */
  days: { day: string; starts: Date[] }[] | null;
};

/** Moves a booking: a day, then one of the free times from it on. */
export function Reschedule({ from, days }: Props) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  return (
    <section className="sec">
      <h2>{t('reschedule')}</h2>
      <Form className="band" preventScrollReset>
        <label>
          <span className="sr">{t('from')}</span>
          <input className="in" type="date" name="alkaen" defaultValue={from} />
        </label>
        <Button type="submit">{t('showTimes')}</Button>
      </Form>
      {days && (
        <Form method="post" className="form">
          <Field label={t('time')}>
            {(control) => (
              <select className="in" {...control} name="start" defaultValue="" required>
                <option value="">{days.length > 0 ? t('pickTime') : t('noTimes')}</option>
                {days.map(({ day, starts }) => (
                  <optgroup key={day} label={weekdayDateText(day, locale)}>
                    {starts.map((at) => (
                      <option key={at.toISOString()} value={at.toISOString()}>
                        {`${weekdayDateText(day, locale)} ${clockText(at, locale)}`}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            )}
          </Field>
          <p className="muted">{t('rescheduleMail')}</p>
          <Button type="submit" name="intent" value="reschedule" look="primary">
            {t('rescheduleNow')}
          </Button>
        </Form>
      )}
    </section>
  );
}
