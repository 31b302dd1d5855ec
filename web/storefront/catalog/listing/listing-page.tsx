import type { ReactNode } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { ChipLink, Chips } from '#web/ui/chip/chip.tsx';
import { ListingBody } from './listing-body.tsx';
import type { ListingView } from './view/listing-view.ts';

type Props = {
  view: ListingView;
  /** Shown instead of the grid when there are neither hits nor filters. */
  empty?: ReactNode;
  children?: ReactNode;
};

/** A listing: title, text, links to subcategories, filters, sort order, grid and paging (listing-1). */
export function ListingPage({ view, empty, children }: Props) {
  const { t } = useI18n();
  const { title, text, lang } = view.head;
  return (
    <>
      <CrumbTrail category={(path) => view.crumbs[path]} title={title} />
      <div className="wrap page-top">
        <div className="page-intro">
          <h1 lang={lang}>{title}</h1>
          {text && (
            <p className="lead" lang={lang}>
              {text}
            </p>
          )}
          {children}
        </div>
        {view.subcategories.length > 0 && (
          <nav aria-label={t('catalog.listing.subcategories')}>
            <Chips scroll>
              {view.subcategories.map(({ to, name, lang: own, count }) => (
                <ChipLink key={to} to={to} lang={own} count={count}>
                  {name}
                </ChipLink>
              ))}
            </Chips>
          </nav>
        )}
      </div>
      <ListingBody view={view} empty={empty} />
    </>
  );
}
