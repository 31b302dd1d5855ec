import { Form, Link } from 'react-router';
import type { PreviewRow } from '#backend/catalog/imports/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { type PreviewKind, previewKinds } from '#domain/catalog/imports/import-run.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/imports.ts';
import fi from '#web/messages/admin/fi/imports.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Glyph, Icon } from '#web/ui/admin/icon.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { ScrollTable } from '#web/ui/admin/scroll-table.tsx';
import styles from '../imports.module.css';
import type { LoadedRun } from './load-run.ts';

const glyphs = {
  added: 'plus',
  raised: 'diff',
  lowered: 'diff',
  changed: 'diff',
  removed: 'minus',
  goods: 'diff',
  absent: 'minus',
} as const;

const listOnly: readonly PreviewKind[] = ['goods', 'absent'];

/** How much the file changes: exact counts, each of which shows its rows. */
export function PreviewCounts({ run, kind }: LoadedRun) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const { counts, state } = run;
  if (run.checkedAt === null || state === 'unreadable' || state === 'checking') return null;
  const number = (value: number) => value.toLocaleString(locale);
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{t('run.check')}</h2>
        {state === 'checked' && <span className="muted">{t('run.nothingYet')}</span>}
        {state === 'checked' && (
          <Form method="post" className="push">
            <Button type="submit" small name="intent" value="check" icon="rotate-cw" shortcut="R">
              {t('run.again')}
            </Button>
          </Form>
        )}
      </div>
      <nav className={styles.counts} aria-label={t('run.check')}>
        {previewKinds
          .filter((name) => counts[name] > 0 || !listOnly.includes(name))
          .map((name) => (
            <Link key={name} to={`?rivit=${name}`} preventScrollReset aria-current={name === kind ? 'page' : undefined}>
              <Glyph name={glyphs[name]} />
              <b>{number(counts[name])}</b>
              <span>{t(`run.${name}`)}</span>
            </Link>
          ))}
        <div>
          <Glyph name="same" />
          <b>{number(counts.unchanged)}</b>
          <span>{t('run.unchanged')}</span>
        </div>
        <a href="#virheet" className={counts.broken > 0 ? styles.bad : undefined}>
          <Glyph name="fail" />
          <b>{number(counts.broken)}</b>
          <span>{t('run.broken')}</span>
        </a>
      </nav>
      {counts.large > 0 && <Note tone="warn">{t('run.large', { count: counts.large })}</Note>}
    </section>
  );
}

/** The rows of the count that is chosen, the largest changes first. */
export function PreviewRows({ run, kind, preview }: LoadedRun) {
  const t = useTexts(fi, en);
  if (run.state === 'unreadable' || run.state === 'checking') return null;
  return (
    <>
      {preview.rows.length > 0 && <Rows rows={preview.rows} isOfPrices={ofPrices.includes(kind)} />}
      {(preview.next || (preview.rows[0]?.n ?? 1) > 1) && (
        <p className="tfoot">
          <Link to={`?rivit=${kind}`}>{t('imports.first')}</Link>
          {preview.next && (
            <Link className="btn btn-s btn-line push" to={`?rivit=${kind}&after=${preview.next}`}>
              {t('run.more')}
            </Link>
          )}
        </p>
      )}
    </>
  );
}

const ofPrices: readonly PreviewKind[] = ['raised', 'lowered', 'goods'];
const PRICES = ['myyntihinta', 'price'];

function text(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (PRICES.includes(field) && typeof value === 'number') return formatEuros(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function Rows({ rows, isOfPrices }: { rows: PreviewRow[]; isOfPrices: boolean }) {
  const t = useTexts(fi, en);
  const heads = [t('run.key'), t('run.name'), ...(isOfPrices ? ['%'] : []), t('run.values')];
  return (
    <ScrollTable label={t('run.check')} heads={heads}>
      {rows.map(({ n, key, name, fields }) => (
        <tr key={n} data-row>
          <th scope="row">{key}</th>
          <td>{name}</td>
          {isOfPrices && <td className="num">{percentOf(fields)}</td>}
          <td>
            {fields.map(({ field, before, after }) => (
              <div key={field}>
                <small>{field}</small>{' '}
                <span className="ba">
                  {before !== null && (
                    <>
                      <del>{text(field, before)}</del>
                      <Icon name="arrow-right" />
                    </>
                  )}
                  <ins>{text(field, after)}</ins>
                </span>
              </div>
            ))}
          </td>
        </tr>
      ))}
    </ScrollTable>
  );
}

const HUNDRED = 100;

function percentOf(fields: PreviewRow['fields']): string {
  const price = fields.find(({ field }) => PRICES.includes(field));
  const [before, after] = [Number(price?.before), Number(price?.after)];
  if (!before) return '–';
  const percent = Math.round(((after - before) / before) * HUNDRED);
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
}
