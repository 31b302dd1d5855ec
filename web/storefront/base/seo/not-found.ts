import { data } from 'react-router';

/**
 * The 404 that a loader throws (route-2): 'Page Not Found: …' when a slug or sku cannot exist, 'Page not found: …'
 * when no route matches.
 */
export const pageNotFound = (url: URL, text: 'Page Not Found' | 'Page not found' = 'Page Not Found') =>
  data(`${text}: ${url.pathname}${url.search}`, { status: 404, statusText: 'Not Found' });
