import type { ShopContext } from '#backend/platform/context.ts';
import type { CarrierName } from '../provider.ts';
import type { LabelProvider } from './label-provider.ts';
import { createMatkahuoltoShipments } from './matkahuolto-shipments.ts';
import { createPrinetti } from './prinetti.ts';
import { createSmartSend } from './smart-send.ts';

export type LabelProviders = Partial<Record<CarrierName, LabelProvider>>;

/**
 * The carriers that book parcels and draw labels: by their own contract, else by Smart Send's, else the simulated ones of a demo. In
 * a live shop without any there is none: staff enter the tracking code of a label made elsewhere.
 */
export function labelProvidersOf(
  { settings, fetch, now }: ShopContext,
  simulated: LabelProviders | null,
): LabelProviders {
  const asking = { fetch, timeoutMs: settings.CARRIER_TIMEOUT_MS };
  const { POSTI_SHIPPING_ACCOUNT: account, POSTI_SHIPPING_SECRET: secret } = settings;
  const { MATKAHUOLTO_LOGIN: userId, MATKAHUOLTO_SHIPPING_PASSWORD: password } = settings;
  const { POSTI_SHIPPING_URL, MATKAHUOLTO_SHIPPING_URL, SMART_SEND_URL: url } = settings;
  const { SMART_SEND_WEBSITE: website, SMART_SEND_TOKEN: token } = settings;
  const bySmartSend = (carrier: CarrierName, at: { website: string; token: string }) =>
    createSmartSend({ ...asking, url, ...at, carrier });
  return {
    ...simulated,
    ...(website && token
      ? {
          posti: bySmartSend('posti', { website, token }),
          matkahuolto: bySmartSend('matkahuolto', { website, token }),
        }
      : {}),
    ...(account && secret
      ? { posti: createPrinetti({ ...asking, url: POSTI_SHIPPING_URL, account, secret, now }) }
      : {}),
    ...(userId && password
      ? { matkahuolto: createMatkahuoltoShipments({ ...asking, url: MATKAHUOLTO_SHIPPING_URL, userId, password }) }
      : {}),
  };
}
