import type { ShippingMethod } from '#domain/shipping/shipping-method.ts';
import type { ShopContext } from '../context.ts';
import type { ServicePoint, ServicePointProvider } from './provider.ts';
import { createStaticProvider } from './static-provider.ts';

const NEAREST = 8;

export type DeliveryService = {
  /** The nearest service points of a method that has them, lockers only where the method says so; else none. */
  servicePoints(method: ShippingMethod, postcode: string): Promise<ServicePoint[]>;
  /** A point of the method by its id; null when there is none, or it is no locker where only lockers serve. */
  servicePoint(method: ShippingMethod, id: string): Promise<ServicePoint | null>;
};

const carrier = ({ hasServicePoints, serviceProvider }: ShippingMethod) =>
  hasServicePoints && (serviceProvider === 'posti' || serviceProvider === 'matkahuolto') ? serviceProvider : null;

/** Service points for the checkout. Carriers' own services plug in as another provider (facts 4). */
export function createDeliveryService(
  _ctx: ShopContext,
  points: ServicePointProvider = createStaticProvider(),
): DeliveryService {
  return {
    async servicePoints(method, postcode) {
      const provider = carrier(method);
      if (!provider) return [];
      return points.search({ provider, postcode, lockersOnly: method.parcelLockersOnly, limit: NEAREST });
    },
    async servicePoint(method, id) {
      const provider = carrier(method);
      const point = provider && (await points.get(provider, id));
      return point && (point.isLocker || !method.parcelLockersOnly) ? point : null;
    },
  };
}
