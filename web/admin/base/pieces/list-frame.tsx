import type { ReactNode } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import type { SavedView } from '#backend/platform/saved-views/service.ts';
import type { SavedList } from '#domain/staff/saved-lists.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/lists.ts';
import fi from '#web/messages/admin/fi/lists.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Empty } from '#web/ui/admin/empty.tsx';
import { Icon } from '#web/ui/admin/icon.tsx';
import type { IconName } from '#web/ui/admin/icon-names.ts';
import { SavedViews, shownQuery } from './saved-views.tsx';

/** Totals above this are shown as "more than". */
const MOST_COUNTED = 10_000;

type ListView = { name: string; label: string; count?: number };

type Props = {
  /** Saved ways to look at the list; the first is the one without `view` in the address. */
  views?: ListView[];
  /** Views that staff save under a name, for a list that has them. */
  saved?: { list: SavedList; views: readonly SavedView[] };
  /** How many things the list has: the last view shows all. */
  all?: number | undefined;
  searchLabel: string;
  icon: IconName;
  /** Shown in place of rows, where there are none. */
  empty: string;
  isEmpty: boolean;
  /** The cursor of the next page. */
  next: string | null;
  /** More filters of the band: controls of a GET form. */
  filters?: ReactNode;
  children: ReactNode;
};

/** A list: its views, the search, rows, and the way to older ones. All of it lives in the address. */
export function ListFrame({
  views: named = [],
  saved,
  all,
  searchLabel,
  icon,
  empty,
  isEmpty,
  next,
  filters,
  children,
}: Props) {
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  const views = all === undefined ? named : [...named, { name: 'all', label: t('lists.all'), count: all }];
  const chosen = params.get('view') ?? views[0]?.name;
  const older = new URLSearchParams(params);
  if (next) older.set('after', next);
  const counted = (n: number) => (n > MOST_COUNTED ? t('lists.more', { count: MOST_COUNTED }) : String(n));
  return (
    <>
      {saved && (
        <SavedViews
          list={saved.list}
          saved={saved.views}
          current={shownQuery(params)}
          fixed={(views.length > 0 ? views : [{ name: '', label: t('lists.all'), count: undefined }]).map(
            ({ name, label, count }, index) => ({
              name: label,
              query: index === 0 ? '' : `view=${name}`,
              ...(count !== undefined && { count: counted(count) }),
            }),
          )}
        />
      )}
      {!saved && views.length > 0 && (
        <nav className="views" aria-label={t('lists.views')}>
          {views.map(({ name, label, count }, index) => (
            <Link
              key={name}
              to={{ search: viewSearch(params, index === 0 ? null : name) }}
              aria-current={chosen === name ? 'page' : undefined}
            >
              {label} {count !== undefined && <span className="count">{counted(count)}</span>}
            </Link>
          ))}
        </nav>
      )}
      <Form role="search" className="band">
        {params.has('view') && <input type="hidden" name="view" value={params.get('view') ?? ''} />}
        <label className="find">
          <span className="sr">{searchLabel}</span>
          <Icon name="search" />
          <input
            className="in"
            type="search"
            name="q"
            defaultValue={params.get('q') ?? ''}
            placeholder={searchLabel}
            aria-keyshortcuts="/"
          />
          <kbd className="kbd">/</kbd>
        </label>
        {filters}
        <Button type="submit" icon="search">
          {t('lists.search')}
        </Button>
      </Form>
      {isEmpty ? (
        <Empty icon={icon} title={empty}>
          {['q', 'after', ...KEPT].some((name) => params.has(name)) && (
            <Link className="btn btn-line" to="?">
              {t('lists.clear')}
            </Link>
          )}
        </Empty>
      ) : (
        <div className="tbox entries">{children}</div>
      )}
      {(next || params.has('after')) && (
        <p className="tfoot">
          {params.has('after') && <Link to={{ search: first(params) }}>{t('lists.first')}</Link>}
          {next && (
            <Link className="btn btn-s btn-line push" to={{ search: older.toString() }}>
              {t('lists.next')}
            </Link>
          )}
        </p>
      )}
    </>
  );
}

/** Other views keep the filters that every view has. */
const KEPT = ['store', 'assignee'];

function viewSearch(params: URLSearchParams, view: string | null): string {
  const kept = new URLSearchParams([...params].filter(([name, value]) => KEPT.includes(name) && value !== ''));
  if (view !== null) kept.set('view', view);
  return kept.toString();
}

function first(params: URLSearchParams): string {
  const rest = new URLSearchParams(params);
  rest.delete('after');
  return rest.toString();
}
