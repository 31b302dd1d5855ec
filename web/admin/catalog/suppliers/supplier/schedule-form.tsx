import { type FetcherWithComponents, Link } from 'react-router';
import type { LastFetch, ListSchedule } from '#domain/catalog/suppliers/schedule.ts';
import type { Supplier } from '#domain/catalog/suppliers/supplier.ts';
import { timeText } from '#web/admin/base/pieces/when.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/suppliers.ts';
import fi from '#web/messages/admin/fi/suppliers.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { signs } from '../read-form.ts';
import { BaseFields } from './base-fields.tsx';

type Scheduled = Supplier & { schedule: ListSchedule | null; lastFetch: LastFetch | null; nextFetchAt: Date | null };
type Props = { supplier: Scheduled; fetcher: FetcherWithComponents<unknown> };

/** Where lists come from by themselves, when, and how far they may go without a person. */
export function ScheduleForm({ supplier, fetcher }: Props) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const { schedule, version, number } = supplier;
  const source = schedule?.source;
  return (
    <fetcher.Form method="post" className="sec form" key={version}>
      <h2>{t('suppliers.schedule')}</h2>
      <Fetched supplier={supplier} />
      <input type="hidden" name="intent" value="schedule" />
      <input type="hidden" name="version" value={version} />
      <BaseFields which="schedule" supplier={supplier} locale={locale} />
      <Field label={t('suppliers.from')} hint={t('suppliers.folderHint', { folder: `DATA_DIR/incoming/${number}` })}>
        {(control) => (
          <select className="sel" {...control} name="from" defaultValue={source?.kind ?? 'none'}>
            {(['none', 'folder', 'https'] as const).map((one) => (
              <option key={one} value={one}>
                {t(`suppliers.from.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <SourceFields source={source?.kind === 'https' ? source : null} />
      <Field label={t('suppliers.every')}>
        {(control) => (
          <select className="sel" {...control} name="every" defaultValue={schedule?.every ?? 'day'}>
            <option value="day">{t('suppliers.every.day')}</option>
            <option value="hour">{t('suppliers.every.hour')}</option>
          </select>
        )}
      </Field>
      <Field label={t('suppliers.at')}>
        {(control) => (
          <input className="in" {...control} type="time" name="at" defaultValue={schedule?.at ?? '05:30'} />
        )}
      </Field>
      <p>
        <label>
          <input className="box" type="checkbox" name="applies" defaultChecked={schedule?.applies ?? false} />{' '}
          {t('suppliers.applies')}
        </label>
      </p>
      <p className="hint">{t('suppliers.appliesHint')}</p>
      <Field label={t('suppliers.mostBroken')}>
        {(control) => (
          <input
            className="in"
            {...control}
            name="mostBroken"
            inputMode="decimal"
            defaultValue={schedule?.mostBroken ?? 0}
          />
        )}
      </Field>
      <Button type="submit" icon="calendar-clock">
        {t('suppliers.save')}
      </Button>
    </fetcher.Form>
  );
}

function SourceFields({ source }: { source: Extract<ListSchedule['source'], { kind: 'https' }> | null }) {
  const t = useTexts(fi, en);
  return (
    <>
      <Field label={t('suppliers.url')}>
        {(control) => (
          <input className="in" {...control} type="url" name="url" maxLength={500} defaultValue={source?.url ?? ''} />
        )}
      </Field>
      <Field label={t('suppliers.sign')}>
        {(control) => (
          <select className="sel" {...control} name="sign" defaultValue={source?.sign ?? 'none'}>
            {signs.map((one) => (
              <option key={one} value={one}>
                {t(`suppliers.sign.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('suppliers.user')}>
        {(control) => (
          <input
            className="in"
            {...control}
            name="user"
            autoComplete="off"
            maxLength={200}
            defaultValue={source?.user ?? ''}
          />
        )}
      </Field>
      <Field label={t('suppliers.secret')} hint={t('suppliers.secretHint')}>
        {(control) => (
          <input
            className="in"
            {...control}
            type="password"
            name="secret"
            autoComplete="new-password"
            maxLength={500}
          />
        )}
      </Field>
    </>
  );
}

function Fetched({ supplier: { lastFetch, nextFetchAt } }: { supplier: Scheduled }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  return (
    <>
      {nextFetchAt && <p className="sub">{t('suppliers.next', { at: timeText(nextFetchAt, locale) })}</p>}
      {lastFetch && (
        <p className="sub">
          {t('suppliers.fetched', { at: timeText(new Date(lastFetch.at), locale) })}:{' '}
          {lastFetch.outcome === 'failed'
            ? t('suppliers.fetched.failed', { why: lastFetch.details })
            : t(`suppliers.fetched.${lastFetch.outcome}`)}{' '}
          {lastFetch.runId !== null && <Link to={`/tuonti/${lastFetch.runId}`}>{t('suppliers.openRun')}</Link>}
        </p>
      )}
    </>
  );
}
