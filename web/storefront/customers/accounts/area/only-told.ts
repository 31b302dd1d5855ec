import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { DONE } from './done.ts';

const without = (url: URL) => {
  const query = new URLSearchParams(url.search);
  query.delete(DONE);
  return `${url.pathname}?${query}`;
};

/** Skips revalidation when only the result code left the URL. */
export const onlyTold = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod === undefined && currentUrl.searchParams.has(DONE) && without(currentUrl) === without(nextUrl);
