/** Sign-in providers in the order of their buttons (sign-in-1). */
export const providerIds = ['google', 'apple', 'facebook', 'microsoft'] as const;
export type ProviderId = (typeof providerIds)[number];

export const providerLabels: Record<ProviderId, string> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
  microsoft: 'Microsoft',
};

export const isProviderId = (id: string): id is ProviderId => providerIds.some((known) => known === id);
