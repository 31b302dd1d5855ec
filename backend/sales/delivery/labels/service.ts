import type { ShopContext } from '#backend/platform/context.ts';
import type { CarrierName } from '../provider.ts';
import type { LabelProvider } from './label-provider.ts';
import { createMatkahuoltoShipments } from './matkahuolto-shipments.ts';
import { createPrinetti } from './prinetti.ts';

export type LabelProviders = Partial<Record<CarrierName, LabelProvider>>;

/**
 * The carriers that book parcels and draw labels: those with credentials in the settings, else the simulated ones of a demo. In a
 * live shop without a contract there is none: staff enter the tracking code of a label made elsewhere.
 */
export function labelProvidersOf(
  { settings, fetch, now }: ShopContext,
  simulated: LabelProviders | null,
): LabelProviders {
  const asking = { fetch, timeoutMs: settings.CARRIER_TIMEOUT_MS };
  const { POSTI_SHIPPING_ACCOUNT: account, POSTI_SHIPPING_SECRET: secret } = settings;
  const { MATKAHUOLTO_LOGIN: userId, MATKAHUOLTO_SHIPPING_PASSWORD: password } = settings;
  const { POSTI_SHIPPING_URL, MATKAHUOLTO_SHIPPING_URL } = settings;
  return {
    ...simulated,
    ...(account && secret
      ? { posti: createPrinetti({ ...asking, url: POSTI_SHIPPING_URL, account, secret, now }) }
      : {}),
    ...(userId && password
      ? { matkahuolto: createMatkahuoltoShipments({ ...asking, url: MATKAHUOLTO_SHIPPING_URL, userId, password }) }
      : {}),
  };
}
