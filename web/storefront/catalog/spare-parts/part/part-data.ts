import type { DiagramCard } from '#backend/catalog/diagrams/service.ts';
import type { SparePartPage } from '#backend/catalog/spare-parts/service.ts';
import type { Shop } from '#backend/shop.ts';
import { type Locale, localize } from '#domain/base/locale.ts';
import { sparePartItem } from '#domain/catalog/offers/spare-part-item.ts';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { allowedMethods } from '#domain/sales/delivery/allowed-methods.ts';
import type { ShippingMethod } from '#domain/sales/delivery/shipping-method.ts';
import { hydratedInTime } from '../hydrate-in-time.ts';
import { sparePartJsonLd } from '../json-ld/spare-part.ts';

type OnePart = Extract<SparePartPage, { kind: 'part' }>;

/** How a part is delivered, and for what. */
export type PartDelivery = { id: string; label: string; price: number };

/** One part with everything its page shows. `shown` is the part alone, hydrated as far as it came in time. */
export type PartData = Omit<OnePart, 'part' | 'redirectTo'> & {
  shown: [SparePartHit];
  deliveries: PartDelivery[];
  diagrams: DiagramCard[];
};

export type PartPageData = (PartData & { jsonLd: object | null }) | Exclude<SparePartPage, OnePart>;

/** The ways a part alone may go (spec 9), store pickups as one. */
function deliveriesOf(part: SparePartHit, locale: Locale): PartDelivery[] {
  const line = sparePartItem(part);
  if (!line) return [];
  const methods = allowedMethods([line]);
  const isPickup = ({ group }: ShippingMethod) => group === 'StorePickup';
  return methods
    .filter((method) => !isPickup(method))
    .map(({ id, label, price }) => ({ id, label: localize(label, locale).text, price }));
}

/** What the page of a sku or code shows, or where it has moved; null when there is no such part. */
export async function loadPart(
  { spareParts, diagrams, baseUrl }: Pick<Shop, 'spareParts' | 'diagrams' | 'baseUrl'>,
  sku: string,
  locale: Locale,
): Promise<PartPageData | { kind: 'moved'; to: string } | null> {
  const page = await spareParts.part(sku, locale);
  if (page?.kind !== 'part') return page;
  const { part, redirectTo, ...rest } = page;
  if (redirectTo) return { kind: 'moved', to: redirectTo };
  const [[shown = part], drawn] = await Promise.all([
    hydratedInTime([part], spareParts.hydrate),
    diagrams.ofPart(part.sku, locale),
  ]);
  return {
    ...rest,
    shown: [shown],
    deliveries: deliveriesOf(shown, locale),
    diagrams: drawn,
    jsonLd: sparePartJsonLd(shown, { baseUrl, locale }),
  };
}
