import { useLocation, useMatches } from 'react-router';
import { handleOf, type PageHandle } from '#domain/base/page-handle.ts';
import { type T, useI18n } from '#web/messages/i18n.tsx';
import { type Crumb, crumbsOf } from '#web/storefront/base/crumbs/crumbs.ts';
import { Breadcrumb } from '#web/ui/breadcrumb/breadcrumb.tsx';

type Names = { category?: (path: string) => string | undefined; title?: string };

/** The breadcrumbs of an address, labelled from the messages (crumb-1). */
export function crumbsAt(pathname: string, kind: PageHandle['crumbs'], t: T, { category, title }: Names = {}): Crumb[] {
  const segment = (step: string) => {
    const key = `crumb.${step}` as 'crumb.haku';
    const label = t(key);
    // a missing message returns its key
    return label === key ? undefined : label;
  };
  return crumbsOf(pathname, kind, { segment, ...(category ? { category } : {}), ...(title ? { title } : {}) });
}

/** The breadcrumbs of the current page; renders nothing where its handle declares none (crumb-1). */
export function CrumbTrail(names: Names) {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const items = crumbsAt(pathname, handleOf(useMatches()).crumbs, t, names);
  if (items.length === 0) return null;
  return (
    <div className="wrap">
      <Breadcrumb items={items} label={t('crumb.label')} />
    </div>
  );
}
