/** The name of the session cookie of staff: browsers accept `__Host-` only from this host, over https and for all paths. */
export const staffCookieName = (https: boolean): string => (https ? '__Host-staff' : 'staff');

/** `Set-Cookie` of a session; it ends with the browser, and on the server earlier. Null ends it. */
export function staffCookie(token: string | null, https: boolean): string {
  const parts = [`${staffCookieName(https)}=${token ?? ''}`, 'Path=/', 'HttpOnly', 'SameSite=Strict'];
  if (https) parts.push('Secure');
  if (token === null) parts.push('Max-Age=0');
  return parts.join('; ');
}

/** The session token in a `Cookie` header. */
export function staffTokenOf(cookies: string | null, https: boolean): string | null {
  const name = `${staffCookieName(https)}=`;
  const pair = cookies?.split(/; */).find((part) => part.startsWith(name));
  return pair?.slice(name.length) || null;
}
