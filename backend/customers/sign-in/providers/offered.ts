import type { Settings } from '#backend/platform/settings/settings.ts';
import { type ProviderId, providerIds } from './ids.ts';

/** Whether the settings give the means for the provider itself. */
export const isConfigured = (id: ProviderId, settings: Settings): boolean =>
  Boolean(
    {
      google: settings.GOOGLE_CLIENT_ID,
      apple: settings.APPLE_CLIENT_ID,
      facebook: settings.FACEBOOK_CLIENT_ID,
      microsoft: settings.MICROSOFT_CLIENT_ID,
    }[id],
  );

/** Providers with a button: those of the settings; in a demo the others too, by their stand-ins. */
export const offeredProviders = (settings: Settings): ProviderId[] =>
  providerIds.filter((id) => settings.SHOP_MODE === 'demo' || isConfigured(id, settings));
