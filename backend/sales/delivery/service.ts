import type { ShopContext } from '#backend/platform/context.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { Locale } from '#domain/base/locale.ts';
import { weekText } from '#domain/base/time/week-text.ts';
import { allowedMethods, type ShippedLine } from '#domain/sales/delivery/allowed-methods.ts';
import type { ShippingMethod } from '#domain/sales/delivery/shipping-method.ts';
import { type CachedSource, createCachedSource, type PointOrigin } from './cached-source.ts';
import { createMatkahuolto } from './carriers/matkahuolto.ts';
import { createPosti } from './carriers/posti.ts';
import { forgetPoints } from './point-cache.ts';
import type { CarrierName, CarrierPoint, PointSource, ServicePoint } from './provider.ts';
import { createStaticSource, isOf } from './static-provider.ts';

export type { ServicePoint } from './provider.ts';

const NEAREST = 10;
const KEPT_MS = 30 * 24 * 3600 * 1000;

/**
 * `source`: the carrier, an older cache entry, the embedded list while the carrier fails, or examples in a shop
 * without a contract.
 */
export type FoundPoints = { points: ServicePoint[]; source: PointOrigin | 'examples' };

export type DeliveryService = {
  /**
   * The nearest service points of a method, lockers only where the method requires it; empty for methods without
   * points.
   */
  servicePoints(method: ShippingMethod, postcode: string, locale?: Locale, country?: string): Promise<FoundPoints>;
  /** A point of the method by id; null when unknown, or not a locker where the method requires one. */
  servicePoint(method: ShippingMethod, id: string, locale?: Locale, country?: string): Promise<ServicePoint | null>;
  /** The methods for one piece alone, to any address in Finland. */
  methodsFor(line: ShippedLine): ShippingMethod[];
  /** Countries besides Finland that the shop delivers to (delivery-4). */
  abroad: readonly string[];
};

const DAYS: Record<Locale, readonly string[]> = {
  fi: ['ma', 'ti', 'ke', 'to', 'pe', 'la', 'su'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
};

const present = ({ hours, ...point }: CarrierPoint, locale: Locale, isSpare: boolean): ServicePoint => ({
  ...point,
  openingHours: hours && weekText(hours, DAYS[locale]),
  ...(isSpare ? { isSpare } : {}),
});

const carrierOf = ({ hasServicePoints, serviceProvider }: ShippingMethod): CarrierName | null =>
  hasServicePoints && (serviceProvider === 'posti' || serviceProvider === 'matkahuolto') ? serviceProvider : null;

/** The carriers with credentials in the settings. */
function carriersOf({ settings, fetch, now }: ShopContext): Partial<Record<CarrierName, PointSource>> {
  const asking = { fetch, timeoutMs: settings.CARRIER_TIMEOUT_MS };
  const { POSTI_CLIENT_ID: clientId, POSTI_CLIENT_SECRET: clientSecret, MATKAHUOLTO_LOGIN: login } = settings;
  const { POSTI_URL: url, POSTI_AUTH_URL: authUrl, MATKAHUOLTO_URL } = settings;
  return {
    ...(clientId && clientSecret
      ? { posti: createPosti({ ...asking, url, authUrl, clientId, clientSecret, now }) }
      : {}),
    ...(login ? { matkahuolto: createMatkahuolto({ ...asking, url: MATKAHUOLTO_URL, login }) } : {}),
  };
}

type Deps = {
  jobs: Pick<Jobs, 'define'>;
  /** The carriers of a demo shop. */
  simulatedCarriers?: Record<CarrierName, PointSource> | null;
};

/**
 * Service points for the checkout (delivery-5): from the carriers with credentials in the settings, each behind a
 * cache; otherwise from simulated carriers in a demo and the embedded list in a live shop.
 */
export function createDeliveryService(ctx: ShopContext, { jobs, simulatedCarriers }: Deps): DeliveryService {
  const sources = carriersOf(ctx);
  const spares = { posti: createStaticSource('posti'), matkahuolto: createStaticSource('matkahuolto') };
  const examples = simulatedCarriers ?? spares;
  const behind = (name: CarrierName): CachedSource | null => {
    const source = sources[name];
    return source ? createCachedSource(ctx, name, source, spares[name]) : null;
  };
  const cached = { posti: behind('posti'), matkahuolto: behind('matkahuolto') };
  jobs.define('service-points-forget', () => forgetPoints(ctx, new Date(ctx.now().getTime() - KEPT_MS)), {
    cron: '23 4 * * *',
  });

  return {
    abroad: ctx.settings.DELIVERY_ABROAD,
    methodsFor: (line) => allowedMethods([line]),

    async servicePoints(method, postcode, locale = 'fi', country = 'FI') {
      const name = carrierOf(method);
      if (!name) return { points: [], source: 'examples' };
      const search = { postcode, country, lockersOnly: method.parcelLockersOnly, limit: NEAREST };
      const own = cached[name];
      const found = own
        ? await own.search(search)
        : { points: await examples[name].search(search), origin: 'examples' as const };
      const points = found.points.map((point) => present(point, locale, found.origin === 'spare'));
      return { points, source: found.origin };
    },

    async servicePoint(method, id, locale = 'fi', country = 'FI') {
      const name = carrierOf(method);
      if (!name || !id) return null;
      const of = { country, lockersOnly: method.parcelLockersOnly };
      const own = cached[name];
      if (own) {
        const found = await own.get(id, of);
        return found && present(found.point, locale, found.origin === 'spare');
      }
      const point = await examples[name].get(id, of);
      return point && isOf(point, of) ? present(point, locale, false) : null;
    },
  };
}
