import { type MiddlewareFunction, redirect } from 'react-router';
import { staffContext } from './context.ts';

const SIGN_IN = '/kirjaudu';

/**
 * Middleware of layouts for signed-in people; afterwards the person returns to the page they wanted. The layout needs a loader:
 * without one the middleware would not run on client navigation.
 */
export const askToSignIn: MiddlewareFunction<Response> = ({ context, url }) => {
  if (context.get(staffContext)) return;
  const next = url.pathname + url.search;
  throw redirect(next === '/' ? SIGN_IN : `${SIGN_IN}?next=${encodeURIComponent(next)}`);
};
