import { data } from 'react-router';

/**
 * What a loader throws for a page that does not exist. The texts are the spec's (section 8): 'Page Not Found: …' when
 * a slug fails validation or finds nothing, 'Page not found: …' when no route matches.
 */
export const pageNotFound = (url: URL, text: 'Page Not Found' | 'Page not found' = 'Page Not Found') =>
  data(`${text}: ${url.pathname}${url.search}`, { status: 404, statusText: 'Not Found' });
