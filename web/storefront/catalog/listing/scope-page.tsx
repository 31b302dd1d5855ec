import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { unbroken } from '#web/messages/unbroken.ts';
import { ChipLink, Chips } from '#web/ui/chip/chip.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { ListingPage } from './listing-page.tsx';
import type { ScopeView } from './view/scope-listing.ts';

/** New, outlet, offers or trade-ins; when there is nothing, why, and where else to look. */
export function ScopePage({ view }: { view: ScopeView }) {
  const { t } = useI18n();
  return (
    <ListingPage
      view={view}
      empty={
        <EmptyState icon="search-x" title={view.none}>
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
    />
  );
}
