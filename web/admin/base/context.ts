import { createContext, type RouterContextProvider } from 'react-router';
import type { SignedInStaff } from '#backend/platform/staff/sessions.ts';
import type { Shop } from '#backend/shop.ts';

/** The shop's services, set per request by the server. */
export const shopContext = createContext<Shop>();

/** Who is signed in; null on the pages of signing in. */
export const staffContext = createContext<SignedInStaff | null>(null);

/** The nonce of this response's content security policy. */
export const nonceContext = createContext<string>();

/** True when the page failed because the database is unavailable (503), not because of a bug. */
export const unavailableContext = createContext<boolean>(false);

/** What loaders and actions of pages for signed-in people work with. Throws where the layout has not asked to sign in. */
export function staffOf(context: Readonly<RouterContextProvider>): { shop: Shop } & SignedInStaff {
  const staff = context.get(staffContext);
  if (!staff) throw new Error('this page is not under the layout for signed-in people');
  return { shop: context.get(shopContext), ...staff };
}
