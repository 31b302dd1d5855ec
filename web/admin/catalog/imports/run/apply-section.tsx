import type { FetcherWithComponents } from 'react-router';
import type { ImportRunRow } from '#backend/catalog/imports/service.ts';
import { changesOf, type WayBack, wayBackOf } from '#domain/catalog/imports/import-run.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/imports.ts';
import fi from '#web/messages/admin/fi/imports.ts';
import { Button } from '#web/ui/admin/button.tsx';
import styles from '../imports.module.css';
import type { RunAnswer } from './act.ts';

const setKinds: readonly string[] = ['products.delta', 'prices', 'fitment.delta', 'fitment'];

/** Brings the checked rows into the shop. */
export function ApplySection({ run, fetcher }: { run: ImportRunRow; fetcher: FetcherWithComponents<RunAnswer> }) {
  const t = useTexts(fi, en);
  const { counts, kind, leavesOut, absent, version } = run;
  const mayApply = changesOf(counts) > 0 && (counts.problems === 0 || (leavesOut && absent === 'keep'));
  const hint: `run.wayBack.${WayBack}` = setKinds.includes(kind) ? 'run.wayBack.set' : `run.wayBack.${wayBackOf(kind)}`;
  return (
    <section className={`sec form ${styles.apply}`}>
      <h2>{t('run.apply', { count: changesOf(counts) })}</h2>
      {counts.broken > 0 && (
        <dl className="dl tight">
          <dt>{t('run.leftOut')}</dt>
          <dd className="num">{counts.broken}</dd>
        </dl>
      )}
      {counts.problems > 0 && !leavesOut && <p>{t('run.error.unresolved')}</p>}
      <fetcher.Form method="post">
        <input type="hidden" name="intent" value="apply" />
        <input type="hidden" name="seenVersion" value={version} />
        <Button type="submit" look="primary" shortcut="Control+Enter" disabled={!mayApply}>
          {t('run.applyButton')}
        </Button>
      </fetcher.Form>
      <p className="hint">{t(hint)}</p>
      {counts.goods > 0 && <p className="hint">{t('run.goodsAsSet', { count: counts.goods })}</p>}
    </section>
  );
}
