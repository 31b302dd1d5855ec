/**
 * Purposes that need consent (consent-1): statistics, marketing, and embedded content of third parties such as
 * videos.
 */
const purposes = ['statistics', 'marketing', 'embedded'] as const;
export type Purpose = (typeof purposes)[number];

/** The purposes a visitor is asked about: without a tag manager only embedded content. */
export const askedPurposes = (isMeasured: boolean): readonly Purpose[] => (isMeasured ? purposes : ['embedded']);

/** The letters of the purposes in the cookie, always in the order of `purposes`. */
const letters: Record<Purpose, string> = { statistics: 's', marketing: 'm', embedded: 'e' };

export const CONSENT_COOKIE = 'consent';
/** Raise it when the purposes change: every visitor is asked again. */
const VERSION = 1;
/** Version of a choice made without a tag manager; once there is one, the visitor is asked again. */
const UNMEASURED = 0;
const HALF_YEAR_SECONDS = 182 * 24 * 60 * 60;

/**
 * Matches `consent=1.<letters>.<seconds>`, e.g. `1.se.1795283000`; `1..1795283000` means "only necessary". A shop
 * without a tag manager accepts `0.e.1795283000` too.
 */
export const consentPattern = (isMeasured: boolean): string =>
  `(?:^|; ?)${CONSENT_COOKIE}=${isMeasured ? VERSION : `[${UNMEASURED}${VERSION}]`}\\.(s?m?e?)\\.(\\d{1,12})(?=;|$)`;

/** The allowed purposes and the time of the choice. */
export type Choice = { allowed: Purpose[]; at: Date };

export const lettersOf = (allowed: readonly Purpose[]): string =>
  purposes.map((purpose) => (allowed.includes(purpose) ? letters[purpose] : '')).join('');

/** The purposes of these letters. Untrusted input: anything else is ignored. */
export const purposesOf = (text: string): Purpose[] => purposes.filter((purpose) => text.includes(letters[purpose]));

/** The choice in a Cookie header; null without one or with an older version. Reads untrusted text. */
export function readChoice(cookies: string | null, isMeasured: boolean): Choice | null {
  const [found, text = '', seconds] = new RegExp(consentPattern(isMeasured)).exec(cookies ?? '') ?? [];
  return found === undefined ? null : { allowed: purposesOf(text), at: new Date(Number(seconds) * 1000) };
}

/**
 * The `Set-Cookie` value of a choice. Expires after half a year, then the visitor is asked again (consent-1). Set by
 * the server, because some browsers limit cookies set by scripts to a week; scripts read it.
 */
export function choiceCookie(
  { allowed, at }: Choice,
  { secure, isMeasured }: { secure: boolean; isMeasured: boolean },
): string {
  const value = `${isMeasured ? VERSION : UNMEASURED}.${lettersOf(allowed)}.${Math.floor(at.getTime() / 1000)}`;
  return `${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${HALF_YEAR_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
