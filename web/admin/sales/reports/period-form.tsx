import { Form, useSearchParams } from 'react-router';
import { grains } from '#domain/sales/reports/grain.ts';
import { comparisons, presets } from '#domain/sales/reports/period.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/reports.ts';
import fi from '#web/messages/admin/fi/reports.ts';
import { dateText } from '#web/messages/dates.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import type { AskedReport } from './report-request.ts';
import styles from './reports.module.css';

type Props = { asked: AskedReport; hasComparison: boolean; hasGrain: boolean };

/** Which days, and with what they are compared. All of it is the address. */
export function PeriodForm({ asked, hasComparison, hasGrain }: Props) {
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  return (
    <>
      <Form className={`band ${styles.period}`} key={params.toString()}>
        <input type="hidden" name="osa" value={asked.part} />
        <Field inRow label={t('period.preset')}>
          {(control) => (
            <select {...control} className="sel" name="jakso" defaultValue={asked.preset ?? 'oma'}>
              {presets.map((preset) => (
                <option key={preset} value={preset}>
                  {t(`period.${preset}`)}
                </option>
              ))}
              <option value="oma">{t('period.own')}</option>
            </select>
          )}
        </Field>
        <Field inRow label={t('period.from')}>
          {(control) => <input {...control} className="in" type="date" name="alku" defaultValue={asked.period.from} />}
        </Field>
        <Field inRow label={t('period.to')}>
          {(control) => <input {...control} className="in" type="date" name="loppu" defaultValue={asked.period.to} />}
        </Field>
        {hasComparison && (
          <Field inRow label={t('period.compare')}>
            {(control) => (
              <select {...control} className="sel" name="vertailu" defaultValue={asked.comparison}>
                {comparisons.map((comparison) => (
                  <option key={comparison} value={comparison}>
                    {t(`compare.${comparison}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {hasGrain && (
          <Field inRow label={t('period.grain')}>
            {(control) => (
              <select {...control} className="sel" name="tarkkuus" defaultValue={params.get('tarkkuus') ?? ''}>
                <option value="">{t('grain.usual')}</option>
                {grains.map((grain) => (
                  <option key={grain} value={grain}>
                    {t(`grain.${grain}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <Button type="submit" icon="calendar">
          {t('period.show')}
        </Button>
      </Form>
      {asked.isInvalid && <Note tone="bad">{t('period.invalid')}</Note>}
    </>
  );
}

/** The days of a report on paper, where the form is not. */
export function PrintedPeriod({ asked: { period } }: { asked: AskedReport }) {
  const locale = useLocale();
  return (
    <p className={styles.printed}>
      {dateText(period.from, locale)}–{dateText(period.to, locale)}
    </p>
  );
}
