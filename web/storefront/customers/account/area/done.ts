import type { MessageKey } from '#web/messages/i18n.tsx';

/** What was done (or not), said by the page that the form leads to: `?tehty=osoite-lisatty`. */
export const DONE = 'tehty';

type Done = { text: MessageKey; failed?: boolean };

/** The texts of spec 8, and ours in its manner. */
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

/** The message of a code in the address, or null. */
export function doneOf(code: string | null): Done | null {
  return code !== null && Object.hasOwn(all, code) ? all[code as DoneCode] : null;
}

/** The address of a page that says what was done. */
export function withDone(path: string, code: DoneCode): string {
  const [rest = '', hash] = path.split('#');
  return `${rest}${rest.includes('?') ? '&' : '?'}${DONE}=${code}${hash ? `#${hash}` : ''}`;
}
