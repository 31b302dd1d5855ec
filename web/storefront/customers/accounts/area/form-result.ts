import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { MessageKey } from '#web/messages/i18n.tsx';

/** Result of a form, in the URL of the page it redirects to: `?tehty=osoite-lisatty`. */
export const RESULT = 'tehty';

type Result = { text: MessageKey; failed?: boolean };

/** Messages by result code (account-2, account-5). */
const results = {
  'osoite-lisatty': { text: 'account.toast.addressAdded' },
  'osoite-paivitetty': { text: 'account.toast.addressUpdated' },
  'osoite-poistettu': { text: 'account.toast.addressRemoved' },
  'osoitetta-ei-poistettu': { text: 'account.toast.addressNotRemoved', failed: true },
  'kone-tallennettu': { text: 'machines.saved' },
  'kone-poistettu': { text: 'machines.removed' },
  'yritys-haettu': { text: 'company.done.applied' },
  'yritys-tallennettu': { text: 'company.done.saved' },
  'yritys-poistuttu': { text: 'company.done.left' },
  'yritys-liitytty': { text: 'company.done.joined' },
  'kutsu-lahetetty': { text: 'company.done.invited' },
  'kutsu-peruttu': { text: 'company.done.withdrawn' },
  'jasen-poistettu': { text: 'company.done.removed' },
  'viimeinen-paakayttaja': { text: 'company.error.lastOwner', failed: true },
  'luvat-paivitetty': { text: 'account.toast.permissionsUpdated' },
  virhe: { text: 'account.toast.failed', failed: true },
  'tiedot-tallennettu': { text: 'account.toast.detailsSaved' },
  'salasana-vaihdettu': { text: 'account.toast.passwordChanged' },
  'laite-kirjattu-ulos': { text: 'account.toast.deviceSignedOut' },
} as const satisfies Record<string, Result>;
export type ResultCode = keyof typeof results;

/** The message of a code, or null. */
export function resultOf(code: string | null): Result | null {
  return code !== null && Object.hasOwn(results, code) ? results[code as ResultCode] : null;
}

/** Path of a page with a result code. */
export function withResult(path: string, code: ResultCode): string {
  const [rest = '', hash] = path.split('#');
  return `${rest}${rest.includes('?') ? '&' : '?'}${RESULT}=${code}${hash ? `#${hash}` : ''}`;
}

const withoutResult = (url: URL) => {
  const query = new URLSearchParams(url.search);
  query.delete(RESULT);
  return `${url.pathname}?${query}`;
};

/** Skips revalidation when only the result code left the URL. */
export const onlyResultLeft = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod === undefined &&
  currentUrl.searchParams.has(RESULT) &&
  withoutResult(currentUrl) === withoutResult(nextUrl);
