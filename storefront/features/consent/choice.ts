/** What a visitor may allow beside the essential: figures of use, advertising, and contents that others serve (videos). */
export const purposes = ['statistics', 'marketing', 'embedded'] as const;
export type Purpose = (typeof purposes)[number];

/** How the cookie names them; always in the order of `purposes`. */
const letters: Record<Purpose, string> = { statistics: 's', marketing: 'm', embedded: 'e' };

export const CONSENT_COOKIE = 'consent';
/** Raised when the purposes change: every visitor is asked again. */
const VERSION = 1;
const HALF_YEAR_SECONDS = 182 * 24 * 60 * 60;

/** Reads `consent=1.<letters>.<seconds>`, e.g. `1.se.1795283000`; `1..1795283000` is "only necessary". */
export const CONSENT_PATTERN = `(?:^|; ?)${CONSENT_COOKIE}=${VERSION}\\.(s?m?e?)\\.(\\d{1,12})(?=;|$)`;

/** What was allowed, and when. */
export type Choice = { allowed: Purpose[]; at: Date };

export const lettersOf = (allowed: readonly Purpose[]): string =>
  purposes.map((purpose) => (allowed.includes(purpose) ? letters[purpose] : '')).join('');

/** The purposes of letters, whoever wrote them; anything else counts as nothing. */
export const purposesOf = (text: string): Purpose[] => purposes.filter((purpose) => text.includes(letters[purpose]));

/** The choice of a Cookie header; null when none was made, or of an older version. Reads untrusted text. */
export function readChoice(cookies: string | null): Choice | null {
  const [found, text = '', seconds] = new RegExp(CONSENT_PATTERN).exec(cookies ?? '') ?? [];
  return found === undefined ? null : { allowed: purposesOf(text), at: new Date(Number(seconds) * 1000) };
}

/**
 * For `Set-Cookie`: kept for half a year, then the visitor is asked again (facts 6). Set by the server, as some browsers
 * keep what a script wrote for a week only; scripts read it.
 */
export function choiceCookie({ allowed, at }: Choice, secure: boolean): string {
  const value = `${VERSION}.${lettersOf(allowed)}.${Math.floor(at.getTime() / 1000)}`;
  return `${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${HALF_YEAR_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
