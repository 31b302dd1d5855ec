import type { DiagramCard } from '#backend/catalog/diagrams/service.ts';
import type { SparePartPage } from '#backend/catalog/spare-parts/service.ts';
import type { Shop } from '#backend/shop.ts';
import type { Sku } from '#domain/base/ids.ts';
import { type Locale, localize } from '#domain/base/locale.ts';
import { sparePartItem } from '#domain/catalog/offers/spare-part-item.ts';
import type { ProductCard } from '#domain/catalog/products/product.ts';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import type { MethodsFor } from '#web/storefront/catalog/product/json-ld/offer-terms.ts';
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
  /** Products that stand in for it. */
  standIns: ProductCard[];
};

export type PartPageData = (PartData & { jsonLd: object | null }) | Exclude<SparePartPage, OnePart>;

/** The delivery methods of a part alone, without store pickup. */
function deliveryMethods(part: SparePartHit, locale: Locale, methodsFor: MethodsFor): PartDelivery[] {
  const line = sparePartItem(part);
  if (!line) return [];
  return methodsFor(line)
    .filter(({ group }) => group !== 'StorePickup')
    .map(({ id, label, price }) => ({ id, label: localize(label, locale).text, price }));
}

/** The data of the page of a sku or code, or the sku it has moved to; null when there is no such part. */
export async function loadPart(
  {
    spareParts,
    catalog,
    diagrams,
    delivery,
    baseUrl,
  }: Pick<Shop, 'spareParts' | 'catalog' | 'diagrams' | 'delivery' | 'baseUrl'>,
  sku: Sku,
  locale: Locale,
): Promise<PartPageData | { kind: 'moved'; to: string } | null> {
  const page = await spareParts.part(sku, locale);
  if (page?.kind !== 'part') return page;
  const { part, redirectTo, ...rest } = page;
  if (redirectTo) return { kind: 'moved', to: redirectTo };
  const [[shown = part], diagramsOfPart, standIns] = await Promise.all([
    hydrateWithTimeout([part], spareParts.hydrate),
    diagrams.ofPart(part.sku, locale),
    catalog.standIns(part.productCode, part.supplierNumber, locale),
  ]);
  return {
    ...rest,
    shown: [shown],
    deliveries: deliveryMethods(shown, locale, delivery.methodsFor),
    diagrams: diagramsOfPart,
    standIns,
    jsonLd: sparePartJsonLd(shown, { baseUrl, locale, methodsFor: delivery.methodsFor }),
  };
}
