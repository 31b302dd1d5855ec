/** Browsers accept `__Host-` only from this host, over https and for all paths. */
const cookieName = (name: string, https: boolean): string => (https ? `__Host-${name}` : name);

/** The name of the session cookie of staff. */
export const staffCookieName = (https: boolean): string => cookieName('staff', https);

function setCookie(name: string, value: string, seconds: number | null, https: boolean): string {
  const parts = [`${cookieName(name, https)}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Strict'];
  if (https) parts.push('Secure');
  if (seconds !== null) parts.push(`Max-Age=${seconds}`);
  return parts.join('; ');
}

const cookieOf = (cookies: string | null, name: string, https: boolean): string | null => {
  const start = `${cookieName(name, https)}=`;
  const pair = cookies?.split(/; */).find((part) => part.startsWith(start));
  return pair?.slice(start.length) || null;
};

/** `Set-Cookie` of a session; it ends with the browser, and on the server earlier. Null ends it. */
export const staffCookie = (token: string | null, https: boolean): string =>
  setCookie('staff', token ?? '', token === null ? 0 : null, https);

/** The session token in a `Cookie` header. */
export const staffTokenOf = (cookies: string | null, https: boolean): string | null =>
  cookieOf(cookies, 'staff', https);

const TABLET_SECONDS = 400 * 86_400;

/** `Set-Cookie` of a store's tablet, which stays one until an owner removes it. */
export const tabletCookie = (token: string, https: boolean): string =>
  setCookie('staff_tablet', token, TABLET_SECONDS, https);

/** The tablet's token in a `Cookie` header. */
export const tabletTokenOf = (cookies: string | null, https: boolean): string | null =>
  cookieOf(cookies, 'staff_tablet', https);
