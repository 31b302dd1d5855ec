import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type ListingQuery, readListingQuery } from '#domain/search/query.ts';
import { listingUrl } from './listing-url.ts';

/**
 * The listing's state is its address. `query` is what the address says now, or already says while the next page is on
 * its way, so that a pressed box stays pressed; `change` goes to the address with that choice.
 */
export function useListingUrl(category: string | null) {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const { pathname } = location;
  const next = navigation.location?.pathname === pathname ? navigation.location : null;
  const query = readListingQuery(new URLSearchParams((next ?? location).search), category);
  const change = (choice: Partial<ListingQuery>) =>
    navigate(listingUrl(pathname, query, choice), { preventScrollReset: true });
  return { pathname, query, change, busy: next !== null };
}
