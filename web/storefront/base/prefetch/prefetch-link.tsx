import { Link, type LinkProps } from 'react-router';
import { savesData } from './saves-data.ts';

// a constant, so that server and browser render the same HTML
const INTENT = import.meta.env.SSR || savesData() ? 'none' : 'intent';

/**
 * The router's link to a page whose handle says `cache`: prefetched on hover, focus or touch. Fetching such a page has no side
 * effect and reveals nothing about the visitor.
 */
export const PrefetchLink = (props: LinkProps) => <Link prefetch={INTENT} {...props} />;
