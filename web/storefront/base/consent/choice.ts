/** What a visitor may allow beside the essential: figures of use, advertising, and contents that others serve (videos). */
const purposes = ['statistics', 'marketing', 'embedded'] as const;
export type Purpose = (typeof purposes)[number];

/** What visitors are asked: a shop without a tag manager measures nothing, and others' contents are all there is to allow. */
export const askedPurposes = (isMeasured: boolean): readonly Purpose[] => (isMeasured ? purposes : ['embedded']);

/** How the cookie names them; always in the order of `purposes`. */
const letters: Record<Purpose, string> = { statistics: 's', marketing: 'm', embedded: 'e' };

export const CONSENT_COOKIE = 'consent';
/** Raised when the purposes change: every visitor is asked again. */
const VERSION = 1;
/** Of a choice made while nothing was measured: when a tag manager comes, its maker has not been asked of it. */
const UNMEASURED = 0;
const HALF_YEAR_SECONDS = 182 * 24 * 60 * 60;

/**
 * Reads `consent=1.<letters>.<seconds>`, e.g. `1.se.1795283000`; `1..1795283000` is "only necessary". A shop that measures
 * nothing takes `0.e.1795283000`, too.
 */
export const consentPattern = (isMeasured: boolean): string =>
  `(?:^|; ?)${CONSENT_COOKIE}=${isMeasured ? VERSION : `[${UNMEASURED}${VERSION}]`}\\.(s?m?e?)\\.(\\d{1,12})(?=;|$)`;

/** What was allowed, and when. */
export type Choice = { allowed: Purpose[]; at: Date };

export const lettersOf = (allowed: readonly Purpose[]): string =>
  purposes.map((purpose) => (allowed.includes(purpose) ? letters[purpose] : '')).join('');

/** The purposes of letters, whoever wrote them; anything else counts as nothing. */
export const purposesOf = (text: string): Purpose[] => purposes.filter((purpose) => text.includes(letters[purpose]));

/** The choice of a Cookie header; null when none was made, or of an older version. Reads untrusted text. */
export function readChoice(cookies: string | null, isMeasured: boolean): Choice | null {
  const [found, text = '', seconds] = new RegExp(consentPattern(isMeasured)).exec(cookies ?? '') ?? [];
  return found === undefined ? null : { allowed: purposesOf(text), at: new Date(Number(seconds) * 1000) };
}

/**
 * For `Set-Cookie`: kept for half a year, then the visitor is asked again (facts 6). Set by the server, as some browsers
 * keep what a script wrote for a week only; scripts read it.
 */
export function choiceCookie(
  { allowed, at }: Choice,
  { secure, isMeasured }: { secure: boolean; isMeasured: boolean },
): string {
  const value = `${isMeasured ? VERSION : UNMEASURED}.${lettersOf(allowed)}.${Math.floor(at.getTime() / 1000)}`;
  return `${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${HALF_YEAR_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
