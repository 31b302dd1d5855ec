import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

type Props = ComponentProps<typeof RouterLink>;

/** From the root, and with nothing that the router would make shorter. */
const PLAIN = /^(?!.*(?:\/\/|\/\.|\\|\?#))\/(?:.*[^?#])?$/;

/**
 * The router's link as the server writes it. A page has some hundred and twenty, and what each asks of the router only a
 * browser needs: for an address that says all itself the server writes what the router would (page-link.test.tsx).
 */
function WrittenLink(props: Props) {
  const { to, discover = 'render', mask, prefetch, ...shown } = props;
  if (typeof to !== 'string' || !PLAIN.test(to) || mask || prefetch) return <RouterLink {...props} />;
  const { relative, reloadDocument, replace, state, preventScrollReset, viewTransition, ...rest } = shown;
  const { defaultShouldRevalidate, ...anchor } = rest;
  return <a {...anchor} href={to} data-discover={discover === 'render' ? 'true' : undefined} />;
}

/** A link to a page of the shop; takes what the router's takes. */
export const Link: (props: Props) => React.ReactNode = import.meta.env.SSR ? WrittenLink : RouterLink;
