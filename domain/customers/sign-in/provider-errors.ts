/** Errors of signing in with a provider, as values of `?virhe=` on the sign-in page. */
export const providerErrors = ['peruttu', 'ei-liitetty', 'ei-osoitetta', 'tila', 'palvelu', 'liikaa'] as const;
export type ProviderError = (typeof providerErrors)[number];

/** The provider error in a query value, or null. */
export const providerErrorOf = (value: string | null): ProviderError | null =>
  providerErrors.find((error) => error === value) ?? null;

const KNOWN: Record<string, ProviderError> = {
  // the person declined; Apple and Facebook have codes of their own
  access_denied: 'peruttu',
  user_cancelled_authorize: 'peruttu',
  user_denied: 'peruttu',
  account_not_linked: 'ei-liitetty',
  email_not_found: 'ei-osoitetta',
  // another browser, an expired page, or a forged callback
  state_mismatch: 'tila',
  state_not_found: 'tila',
  state_invalid: 'tila',
};

/**
 * Maps an error code of OAuth or the library to an error of the sign-in page; unknown codes are failures of the
 * provider.
 */
export const providerErrorOfCode = (code: string): ProviderError => KNOWN[code] ?? 'palvelu';
