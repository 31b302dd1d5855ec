/** Tells the page that a guest comes back to which list the wished thing went to; a script reads it and says so. */
const COOKIE = 'wish_added';
const SECONDS = 60;

/** For `Set-Cookie`, beside the session's own. */
export const wishAdded = (listName: string, secure: boolean): string =>
  `${COOKIE}=${encodeURIComponent(listName)}; Path=/; Max-Age=${SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The list named by the cookies, or null. */
export function wishAddedTo(cookies: string): string | null {
  const [, name] = new RegExp(`(?:^|; )(?:__Host-)?${COOKIE}=([^;]*)`).exec(cookies) ?? [];
  try {
    return name ? decodeURIComponent(name) : null;
  } catch {
    return null;
  }
}

const ended = (name: string) => `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
/** Takes the word away, so that it is said once; for `document.cookie`, by the name that it has here. */
export const nothingAdded = (secure: boolean): string =>
  secure ? `${ended(`__Host-${COOKIE}`)}; Secure` : ended(COOKIE);
