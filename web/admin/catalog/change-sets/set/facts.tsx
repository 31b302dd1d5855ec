import { Link } from 'react-router';
import { timeText } from '#web/admin/base/pieces/when.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/change-sets.ts';
import fi from '#web/messages/admin/fi/change-sets.ts';
import { Note } from '#web/ui/admin/note.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import { type LoadedSet, shownRows } from './load-set.ts';
import styles from './set.module.css';

const glyphs = {
  changed: { glyph: 'diff' },
  notices: { glyph: 'warn', tone: 'warn' },
  underCost: { glyph: 'warn', tone: 'bad' },
  unchanged: { glyph: 'same' },
  skipped: { glyph: 'minus' },
} as const;

/** How many rows of each kind there are; each number shows its rows. */
export function Sums({ set, filter }: Pick<LoadedSet, 'set' | 'filter'>) {
  const t = useTexts(fi, en);
  return (
    <nav className={styles.sums} aria-label={t('set.filter')}>
      <Link to="?" aria-current={filter === null ? 'page' : undefined}>
        {t('set.all')}
      </Link>
      {shownRows
        .filter((name) => name !== 'underCost' || set.counts.underCost > 0)
        .map((name) => (
          <Link key={name} to={`?rivit=${name}`} aria-current={filter === name ? 'page' : undefined}>
            <Status {...glyphs[name]}>
              <b>{set.counts[name]}</b> {t(`set.${name}`)}
            </Status>
          </Link>
        ))}
      {set.parts.includes('prices') && <small>{t('set.percentNote')}</small>}
    </nav>
  );
}

const undecided = ['draft', 'checked', 'proposed'];

/** What a person needs to know before deciding, and how far an applied set is. */
export function Notes({ set, isWide }: Pick<LoadedSet, 'set' | 'isWide'>) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const { counts, failure, progress, startsAt, state, waitsFor } = set;
  const isOpen = undecided.includes(state);
  const returnsNow = set.inverseOf !== null && !counts.lowers;
  return (
    <div className={styles.notes}>
      {failure && (
        <Note tone="bad">
          {failure === 'conflict' ? t('set.conflictNote') : t('set.refusedNote', { why: failure })}
        </Note>
      )}
      {progress && (
        <p role="status">
          {t('set.progress')}{' '}
          <progress value={progress.total ? progress.done : undefined} max={progress.total || undefined} />
        </p>
      )}
      {waitsFor && <Note>{t('set.waits', { what: waitsFor === 'import' ? t('set.waitsImport') : waitsFor })}</Note>}
      {isOpen && isWide && <Note tone="warn">{t('set.wide')}</Note>}
      {isOpen && counts.priced > 0 && <Note>{t(returnsNow ? 'set.startsNow' : 'set.startsSoon')}</Note>}
      {state === 'scheduled' && startsAt && <Note>{t('set.startsAt', { at: timeText(startsAt, locale) })}</Note>}
      {isOpen && counts.carts + counts.quotes > 0 && (
        <Note>{t('set.touched', { carts: counts.carts, quotes: counts.quotes })}</Note>
      )}
    </div>
  );
}

/** Who made it and who decided, and the sets before and after it. */
export function People({ set }: Pick<LoadedSet, 'set'>) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const somebody = t('set.somebody');
  return (
    <p className="sub">
      {t('set.madeBy', { name: set.author.name ?? somebody, at: timeText(set.createdAt, locale) })}
      {set.decidedAt &&
        ` · ${t('set.decidedBy', { name: set.decider ?? somebody, at: timeText(set.decidedAt, locale) })}`}
      {set.inverseOf !== null && (
        <>
          {' · '}
          <Link to={`/muutokset/${set.inverseOf}`}>{t('sets.undoes', { id: set.inverseOf })}</Link>
        </>
      )}
      {set.undoneBy !== null && (
        <>
          {' · '}
          <Link to={`/muutokset/${set.undoneBy}`}>{t('set.undoneBy', { id: set.undoneBy })}</Link>
        </>
      )}
    </p>
  );
}
