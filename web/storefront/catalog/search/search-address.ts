import { useRouteLoaderData } from 'react-router';
import type { SearchAddress } from '#backend/catalog/search/hosted/address.ts';
import { useShellRouteId } from '#web/storefront/base/shell-data.ts';

/** What the shell's loader returns for the search box. */
export type SearchShellData = { search: SearchAddress };

/** Where the browser sends searches; undefined outside the shell. */
export const useSearchAddress = (): SearchAddress | undefined =>
  useRouteLoaderData<SearchShellData>(useShellRouteId())?.search;
