import { Link, type LinkProps } from 'react-router';
import { mayPrefetch, savesData } from './may-prefetch.ts';

// decided once: the server writes the same HTML for both
const INTENT = import.meta.env.SSR || savesData() ? 'none' : 'intent';

/** The router's link, which fetches a public page as soon as the visitor shows the intent to open it. */
export const PrefetchLink = ({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) => (
  <Link to={to} prefetch={mayPrefetch(to) ? INTENT : 'none'} {...rest} />
);
