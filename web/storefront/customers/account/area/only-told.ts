import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { DONE } from './done.ts';

const without = (url: URL) => {
  const query = new URLSearchParams(url.search);
  query.delete(DONE);
  return `${url.pathname}?${query}`;
};

/** The address changed only because what was done has been told: nothing new is to be loaded. */
export const onlyTold = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod === undefined && currentUrl.searchParams.has(DONE) && without(currentUrl) === without(nextUrl);
