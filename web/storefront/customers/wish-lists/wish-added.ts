/** Cookie that names the list to which a guest's wish was added; a script on the next page announces it. */
const COOKIE = 'wish_added';
const SECONDS = 60;

/** Value for `Set-Cookie`, beside the session's. */
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
/** Clears the cookie after the announcement; for `document.cookie`, by its prefixed name. */
export const nothingAdded = (secure: boolean): string =>
  secure ? `${ended(`__Host-${COOKIE}`)}; Secure` : ended(COOKIE);
