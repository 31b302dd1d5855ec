import type { DiagramCard } from '#backend/catalog/diagrams/service.ts';
import type { SparePartPage } from '#backend/catalog/spare-parts/service.ts';
import type { Shop } from '#backend/shop.ts';
import { type Locale, localize } from '#domain/base/locale.ts';
import { sparePartItem } from '#domain/catalog/offers/spare-part-item.ts';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { allowedMethods } from '#domain/sales/delivery/allowed-methods.ts';
import type { ShippingMethod } from '#domain/sales/delivery/shipping-method.ts';
import { hydrateWithTimeout } from '../hydrate-with-timeout.ts';
import { sparePartJsonLd } from '../json-ld/spare-part.ts';

type OnePart = Extract<SparePartPage, { kind: 'part' }>;

/** A delivery method of a part and its price in cents. */
export type PartDelivery = { id: string; label: string; price: number };

/** The data of a part page. `shown` is the part alone, with stock when it arrived in time. */
export type PartData = Omit<OnePart, 'part' | 'redirectTo'> & {
  shown: [SparePartHit];
  deliveries: PartDelivery[];
  diagrams: DiagramCard[];
};

export type PartPageData = (PartData & { jsonLd: object | null }) | Exclude<SparePartPage, OnePart>;

/** The delivery methods of a part alone, without store pickup. */
function deliveryMethods(part: SparePartHit, locale: Locale): PartDelivery[] {
  const line = sparePartItem(part);
  if (!line) return [];
  const methods = allowedMethods([line]);
  const isPickup = ({ group }: ShippingMethod) => group === 'StorePickup';
  return methods
    .filter((method) => !isPickup(method))
    .map(({ id, label, price }) => ({ id, label: localize(label, locale).text, price }));
}

/** The data of the page of a sku or code, or the sku it has moved to; null when there is no such part. */
export async function loadPart(
  { spareParts, diagrams, baseUrl }: Pick<Shop, 'spareParts' | 'diagrams' | 'baseUrl'>,
  sku: string,
  locale: Locale,
): Promise<PartPageData | { kind: 'moved'; to: string } | null> {
  const page = await spareParts.part(sku, locale);
  if (page?.kind !== 'part') return page;
  const { part, redirectTo, ...rest } = page;
  if (redirectTo) return { kind: 'moved', to: redirectTo };
  const [[shown = part], diagramsOfPart] = await Promise.all([
    hydrateWithTimeout([part], spareParts.hydrate),
    diagrams.ofPart(part.sku, locale),
  ]);
  return {
    ...rest,
    shown: [shown],
    deliveries: deliveryMethods(shown, locale),
    diagrams: diagramsOfPart,
    jsonLd: sparePartJsonLd(shown, { baseUrl, locale }),
  };
}
