import { isMarkedSignedIn } from '#web/storefront/base/signed-in-mark.ts';
import { fetchAgain } from './fetch-again.ts';

/** A token is not used in its last minute: it must still be good when the request arrives. */
const MARGIN_SECONDS = 60;

type Held = { token: string; until: number };
let held: Promise<Held | null> | null = null;

async function askForToken(): Promise<Held | null> {
  const answer = await fetchAgain('/api/session/token');
  if (!answer.ok) return null;
  const { token, expiresIn } = (await answer.json()) as { token: string; expiresIn: number };
  // told in seconds from now, as a visitor's clock may be wrong
  return { token, until: Date.now() + (expiresIn - MARGIN_SECONDS) * 1000 };
}

/** The session's bearer token, fetched when needed and shared by calls at the same time; null for guests. */
export async function bearerToken(): Promise<string | null> {
  if (!isMarkedSignedIn()) return null;
  const known = held;
  const last = await known;
  if (last && last.until > Date.now()) return last.token;
  // whoever sees first that it is too old asks for the next one
  if (held === known) held = askForToken().catch(() => null);
  return (await held)?.token ?? null;
}

/** On signing out, and when the backend does not take it any more. */
export const forgetToken = () => {
  held = null;
};
