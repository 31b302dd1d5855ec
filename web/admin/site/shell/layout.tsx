import { Outlet, redirect } from 'react-router';
import { staffContext } from '#web/admin/base/context.ts';
import type { Route } from './+types/layout';

const SIGN_IN = '/kirjaudu';

/** Asks to sign in; afterwards the person returns to the page they wanted. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, url }) => {
    if (context.get(staffContext)) return;
    const next = url.pathname + url.search;
    throw redirect(next === '/' ? SIGN_IN : `${SIGN_IN}?next=${encodeURIComponent(next)}`);
  },
];

// a layout without a loader would not run its middleware on client navigation
export const loader = () => null;

export default function Shell() {
  return <Outlet />;
}
