import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type ListingQuery, readListingQuery } from '#domain/search/query.ts';
import { listingUrl } from './listing-url.ts';

/**
 * The listing's state is its address. `query` is what the address says now, or will say when the chosen page has
 * arrived, so that a pressed box is pressed at once; `change` goes to the address with that choice.
 */
export function useListingUrl(category: string | null) {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const busy = useNavigation().location?.pathname === pathname;
  const [ahead, setAhead] = useState<{ from: string; query: ListingQuery } | null>(null);
  const query = ahead?.from === key ? ahead.query : readListingQuery(new URLSearchParams(search), category);
  const change = (choice: Partial<ListingQuery>) => {
    setAhead({ from: key, query: { ...query, ...choice } });
    navigate(listingUrl(pathname, query, choice), { preventScrollReset: true });
  };
  return { pathname, query, change, busy };
}
