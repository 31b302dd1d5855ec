import { isMarkedSignedIn } from '#web/storefront/base/session-check.ts';
import { fetchWithRetry } from './fetch-with-retry.ts';

/** A token is not used in its last minute, so that it is still valid when the request arrives. */
const MARGIN_SECONDS = 60;

type Held = { token: string; until: number };
let held: Promise<Held | null> | null = null;

async function askForToken(): Promise<Held | null> {
  const answer = await fetchWithRetry('/api/session/token');
  if (!answer.ok) return null;
  const { token, expiresIn } = (await answer.json()) as { token: string; expiresIn: number };
  // relative seconds, because the visitor's clock may be wrong
  return { token, until: Date.now() + (expiresIn - MARGIN_SECONDS) * 1000 };
}

/** The session's bearer token, fetched when needed and shared by concurrent calls; null for guests. */
export async function bearerToken(): Promise<string | null> {
  if (!isMarkedSignedIn()) return null;
  const known = held;
  const last = await known;
  if (last && last.until > Date.now()) return last.token;
  // only the first caller that finds the token expired fetches the next one
  if (held === known) held = askForToken().catch(() => null);
  return (await held)?.token ?? null;
}

/** Call on signing out and when the backend rejects the token. */
export const forgetToken = () => {
  held = null;
};
