import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { unbroken } from '#web/messages/unbroken.ts';
import { ChipLink, Chips } from '#web/ui/chip/chip.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { ListingPage } from './listing-page.tsx';
import type { ScopeView } from './view/scope-listing.ts';

/** New products, outlet, offers or trade-ins (listing-3). An empty one explains why and links to the others. */
export function ScopePage({ view }: { view: ScopeView }) {
  const { t } = useI18n();
  return (
    <ListingPage
      view={view}
      empty={
        <EmptyState icon="search-x" title={view.emptyTitle}>
          <p>{t('catalog.listing.emptyScope', { phone: unbroken(shop.phone) })}</p>
          <Chips>
            {view.others.map(({ to, name }) => (
              <ChipLink key={to} to={to}>
                {name}
              </ChipLink>
            ))}
          </Chips>
        </EmptyState>
      }
    >
      {view.watch && (
        <p>
          <a className="more" href={view.watch.to} rel="nofollow">
            <Icon name="mail" small />
            {view.watch.text}
          </a>
        </p>
      )}
    </ListingPage>
  );
}
