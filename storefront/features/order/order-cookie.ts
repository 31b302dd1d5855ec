const MONTH_SECONDS = 30 * 24 * 60 * 60;
const nameOf = (number: string) => `order_${number}`;
const isNumber = (number: string) => /^[0-9]{1,30}$/.test(number);

/** Marks this browser as the one that placed the order: httpOnly, so only the server reads the signed key. */
export function orderCookie(number: string, key: string, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${MONTH_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${nameOf(number)}=${encodeURIComponent(key)}; ${attributes}`;
}

/** The signed key of an order in a Cookie header, or null. Reads untrusted text and never throws. */
export function orderKeyOf(header: string | null, number: string): string | null {
  if (!isNumber(number)) return null;
  for (const part of (header ?? '').split(';')) {
    const [name, ...rest] = part.split('=');
    if (name?.trim() !== nameOf(number)) continue;
    try {
      return decodeURIComponent(rest.join('=').trim());
    } catch {
      return null;
    }
  }
  return null;
}
