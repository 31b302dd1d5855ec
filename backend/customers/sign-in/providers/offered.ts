import type { Settings } from '#backend/platform/settings/settings.ts';
import { type ProviderId, providerIds } from './ids.ts';

/** Whether the settings have the credentials of the provider. */
export const isConfigured = (id: ProviderId, settings: Settings): boolean =>
  Boolean(
    {
      google: settings.GOOGLE_CLIENT_ID,
      apple: settings.APPLE_CLIENT_ID,
      facebook: settings.FACEBOOK_CLIENT_ID,
      microsoft: settings.MICROSOFT_CLIENT_ID,
    }[id],
  );

/** Providers with a button: the configured ones; in a demo, simulated ones for the others too (sign-in-1). */
export const offeredProviders = (settings: Settings): ProviderId[] =>
  providerIds.filter((id) => settings.SHOP_MODE === 'demo' || isConfigured(id, settings));
