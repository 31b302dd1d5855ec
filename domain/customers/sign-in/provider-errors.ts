/** How signing in with a provider may fail, as `?virhe=` of the sign-in page says it. */
export const providerErrors = ['peruttu', 'ei-liitetty', 'ei-osoitetta', 'tila', 'palvelu', 'liikaa'] as const;
export type ProviderError = (typeof providerErrors)[number];

/** The failure an address names, or null. */
export const providerErrorOf = (value: string | null): ProviderError | null =>
  providerErrors.find((error) => error === value) ?? null;

const KNOWN: Record<string, ProviderError> = {
  // the person said no; Apple and Facebook have words of their own
  access_denied: 'peruttu',
  user_cancelled_authorize: 'peruttu',
  user_denied: 'peruttu',
  account_not_linked: 'ei-liitetty',
  email_not_found: 'ei-osoitetta',
  // another browser, a page left open too long, or a made-up return
  state_mismatch: 'tila',
  state_not_found: 'tila',
  state_invalid: 'tila',
};

/** What a code of the protocol, or of the library, means to a visitor: anything else is the provider's failure. */
export const providerErrorOfCode = (code: string): ProviderError => KNOWN[code] ?? 'palvelu';
