import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { MessageKey } from '#web/messages/i18n.tsx';

/** Result of a form, in the URL of the page it redirects to: `?tehty=osoite-lisatty`. */
export const DONE = 'tehty';

type Done = { text: MessageKey; failed?: boolean };

/** Messages of the specification (account-2, account-5) and the shop's own. */
const all = {
  'osoite-lisatty': { text: 'account.toast.addressAdded' },
  'osoite-paivitetty': { text: 'account.toast.addressUpdated' },
  'osoite-poistettu': { text: 'account.toast.addressRemoved' },
  'osoitetta-ei-poistettu': { text: 'account.toast.addressNotRemoved', failed: true },
  'luvat-paivitetty': { text: 'account.toast.permissionsUpdated' },
  virhe: { text: 'account.toast.failed', failed: true },
  'tiedot-tallennettu': { text: 'account.toast.detailsSaved' },
  'salasana-vaihdettu': { text: 'account.toast.passwordChanged' },
  'laite-kirjattu-ulos': { text: 'account.toast.deviceSignedOut' },
} as const satisfies Record<string, Done>;
export type DoneCode = keyof typeof all;

/** The message of a code, or null. */
export function doneOf(code: string | null): Done | null {
  return code !== null && Object.hasOwn(all, code) ? all[code as DoneCode] : null;
}

/** Path of a page with a result code. */
export function withDone(path: string, code: DoneCode): string {
  const [rest = '', hash] = path.split('#');
  return `${rest}${rest.includes('?') ? '&' : '?'}${DONE}=${code}${hash ? `#${hash}` : ''}`;
}

const without = (url: URL) => {
  const query = new URLSearchParams(url.search);
  query.delete(DONE);
  return `${url.pathname}?${query}`;
};

/** Skips revalidation when only the result code left the URL. */
export const onlyTold = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod === undefined && currentUrl.searchParams.has(DONE) && without(currentUrl) === without(nextUrl);
