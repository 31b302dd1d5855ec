import { Link, type LinkProps } from 'react-router';
import { mayPrefetch, savesData } from './may-prefetch.ts';

// a constant, so that server and browser render the same HTML
const INTENT = import.meta.env.SSR || savesData() ? 'none' : 'intent';

/** The router's link; prefetches a public page on hover, focus or touch. */
export const PrefetchLink = ({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) => (
  <Link to={to} prefetch={mayPrefetch(to) ? INTENT : 'none'} {...rest} />
);
