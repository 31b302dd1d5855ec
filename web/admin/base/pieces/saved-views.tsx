import { Form, Link, useLocation } from 'react-router';
import type { SavedView } from '#backend/platform/saved-views/service.ts';
import type { SavedList } from '#domain/staff/saved-lists.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/saved-views.ts';
import fi from '#web/messages/admin/fi/saved-views.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Icon } from '#web/ui/admin/icon.tsx';

/** Parts of an address that say where in a list one is. */
const PLACES = ['after', 'before', 'peek', 'edit', 'open'];

/** What an address shows, as saved views store it: without a place in the list, sorted. */
export function shownQuery(params: URLSearchParams): string {
  const query = new URLSearchParams([...params].filter(([name, value]) => value !== '' && !PLACES.includes(name)));
  query.sort();
  return query.toString();
}

export type FixedView = { name: string; query: string; count?: number | string };

type Props = {
  /** The name of the list in `saved_view`: `orders`. */
  list: SavedList;
  /** What the list always offers, in this order. */
  fixed: readonly FixedView[];
  saved: readonly SavedView[];
  /** The query of what is shown, without a place in the list, sorted by name. */
  current: string;
};

/** Tabs of a list's views, and the form that saves what is shown as one more. Works without scripts. */
export function SavedViews({ list, fixed, saved, current }: Props) {
  const t = useTexts(fi, en);
  const { pathname } = useLocation();
  const views: (FixedView & { id?: string; isOwn?: boolean })[] = [...fixed, ...saved];
  const chosen = views.find(({ query }) => query === current);
  return (
    <nav className="views" aria-label={t('views.title')}>
      {views.map(({ id, name, query, count }) => (
        <Link
          key={id ?? name}
          to={query ? `${pathname}?${query}` : pathname}
          aria-current={query === current ? 'page' : undefined}
        >
          {name}
          {count !== undefined && <span className="count">{count}</span>}
        </Link>
      ))}
      {(!chosen || chosen.isOwn) && (
        <button type="button" popoverTarget="save-view" className={chosen ? undefined : 'dirty'}>
          <Icon name={chosen ? 'ellipsis' : 'plus'} />
          {chosen ? t('views.change') : t('views.save')}
        </button>
      )}
      <div id="save-view" popover="auto" className="pop dialog">
        <h2>{t('views.saveTitle')}</h2>
        <Form method="post" action="/nakymat" className="form">
          <input type="hidden" name="list" value={list} />
          <input type="hidden" name="path" value={pathname} />
          <input type="hidden" name="query" value={current} />
          <Field label={t('views.name')}>
            {(control) => (
              <input
                className="in"
                {...control}
                name="name"
                required
                maxLength={60}
                defaultValue={chosen?.name ?? ''}
              />
            )}
          </Field>
          <label className="check">
            <input type="checkbox" className="box" name="shared" />
            {t('views.shared')}
          </label>
          <Button type="submit" look="primary">
            {t('views.save')}
          </Button>
        </Form>
        {chosen?.id && (
          <Form method="post" action="/nakymat">
            <input type="hidden" name="remove" value={chosen.id} />
            <input type="hidden" name="back" value={pathname} />
            <Button type="submit" look="danger-line">
              {t('views.remove', { name: chosen.name })}
            </Button>
          </Form>
        )}
      </div>
    </nav>
  );
}
