/** Tells the page that a guest comes back to which list the wished thing went to; a script reads it and says so. */
const COOKIE = 'wish_added';
const SECONDS = 60;

/** For `Set-Cookie`, beside the session's own. */
export const wishAdded = (listName: string): string =>
  `${COOKIE}=${encodeURIComponent(listName)}; Path=/; Max-Age=${SECONDS}; SameSite=Lax`;

/** The list named by the cookies, or null. */
export function wishAddedTo(cookies: string): string | null {
  const [, name] = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(cookies) ?? [];
  try {
    return name ? decodeURIComponent(name) : null;
  } catch {
    return null;
  }
}

/** Takes the word away, so that it is said once; for `document.cookie`. */
export const NOTHING_ADDED = `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
