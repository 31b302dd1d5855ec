import type { DiagramCard, DiagramService } from '#backend/catalog/diagrams/service.ts';
import type { FitmentService } from '#backend/catalog/fitment/service.ts';
import type { PartLine, SparePartService } from '#backend/catalog/spare-parts/service.ts';
import type { StockService } from '#backend/catalog/stock/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { SpecialOrderService } from '#backend/sales/special-orders/service.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { Fitment } from '#domain/catalog/products/product.ts';
import { normaliseCode, splitSparePartSku } from '#domain/catalog/spare-parts/code.ts';
import type { PartStock, SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';

/** A line of the answer: a part of a price list, or goods of the catalog. */
export type CounterHit = { kind: 'part' | 'goods'; sku: Sku; code: string; name: string; brand: string };

type Shelf = NonNullable<Awaited<ReturnType<StockService['page']>>>;
type OnTheWay = Awaited<ReturnType<SpecialOrderService['onTheWay']>>;

/** A part or goods as the counter sells them. `price` null: not sold, or without one. */
export type CounterPart = CounterHit & {
  price: Cents | null;
  isSold: boolean;
  /** What the supplier has; null for goods of the catalog. */
  supplier: PartStock | null;
  /** Pieces in the stores; null where the shop keeps none on its shelves. */
  shelf: Pick<Shelf, 'sku' | 'shelf' | 'free' | 'coming' | 'places'> | null;
  /** Special orders of other customers. */
  ordered: OnTheWay;
};

export type CounterAnswer = {
  asked: CounterPart;
  /** Codes of its supplier that replaced it, as the list has them. */
  replacedBy: string[];
  /** Its chain of replacements; null without one. */
  line: PartLine | null;
  /** What can be sold in its place; empty when it is sold itself, or nothing replaced it. */
  instead: CounterPart[];
  fitment: Fitment[];
  diagrams: DiagramCard[];
};

export type CounterList = {
  hits: CounterHit[];
  diagrams: DiagramCard[];
  /** The hit that the text means beyond doubt. */
  only: Sku | null;
  /** The supplier's system did not answer: parts may be missing. */
  unavailable: boolean;
};

const MOST_PARTS = 20;
const MOST_INSTEAD = 6;

type Deps = {
  spareParts: Pick<SparePartService, 'find' | 'hits' | 'part' | 'chain'>;
  stock: Pick<StockService, 'find' | 'page'>;
  diagrams: Pick<DiagramService, 'ofPart' | 'byText'>;
  fitment: Pick<FitmentService, 'ofSku'>;
  specialOrders: Pick<SpecialOrderService, 'onTheWay'>;
  cartItems: (skus: readonly Sku[], locale: Locale) => Promise<Map<string, CartItem>>;
};

const hitOf = ({ sku, productCode, name, supplier }: SparePartHit): CounterHit => ({
  kind: 'part',
  sku,
  code: productCode,
  name: name.default,
  brand: supplier,
});

/** The hit whose code is the text itself, when there is one such, or the one hit there is. */
function onlyOf(hits: readonly CounterHit[], text: string): Sku | null {
  const code = normaliseCode(splitSparePartSku(text)?.productCode ?? text);
  const same = hits.filter((hit) => hit.sku === text || normaliseCode(hit.code) === code);
  const [hit, other] = same.length > 0 ? same : hits;
  return hit && !other ? hit.sku : null;
}

/** The parts counter: what a person at the counter asks of a part, in one answer (parts-counter-1). */
export function createPartsCounter(_: ShopContext, deps: Deps) {
  const { spareParts, stock } = deps;

  /** The shelf of a part: goods of the catalog with the part's sku, or with its code and make. */
  async function shelfOf(actor: Actor, { sku, code, brand }: CounterHit): Promise<Shelf | null> {
    const own = await stock.page(actor, sku);
    if (own || code === sku) return own;
    const same = await stock.page(actor, code);
    return same && same.brand.toLowerCase() === brand.toLowerCase() ? same : null;
  }

  async function counterPart(
    actor: Actor,
    hit: CounterHit,
    part: SparePartHit | null,
    locale: Locale,
  ): Promise<CounterPart> {
    const shelf = await shelfOf(actor, hit);
    const skus = [...new Set([hit.sku, ...(shelf ? [shelf.sku] : [])])];
    const [items, ordered] = await Promise.all([
      deps.cartItems(shelf ? [shelf.sku] : [], locale),
      deps.specialOrders.onTheWay(actor, skus),
    ]);
    const shelved = shelf ? (items.get(shelf.sku)?.price.finalPrice.inclTax ?? null) : null;
    const price = part?.finalPrice?.inclTax ?? shelved;
    return {
      ...hit,
      price,
      ordered,
      isSold: part ? part.isSold : price !== null,
      supplier: part?.stock ?? null,
      shelf: shelf && {
        sku: shelf.sku,
        shelf: shelf.shelf,
        free: shelf.free,
        coming: shelf.coming,
        places: shelf.places,
      },
    };
  }

  async function ofPart(actor: Actor, part: SparePartHit, locale: Locale): Promise<CounterAnswer> {
    const page = part.replacedBy.length > 0 ? await spareParts.part(part.sku, locale) : null;
    const successors = page?.kind === 'part' ? page.successors.slice(0, MOST_INSTEAD) : [];
    const line = await spareParts.chain(part.sku);
    return {
      asked: await counterPart(actor, hitOf(part), part, locale),
      replacedBy: part.replacedBy.map((sku) => splitSparePartSku(sku)?.productCode ?? sku),
      line: line && line.steps.length > 1 ? line : null,
      instead: await Promise.all(successors.map((one) => counterPart(actor, hitOf(one), one, locale))),
      fitment: await deps.fitment.ofSku(part.sku, locale),
      diagrams: await deps.diagrams.ofPart(part.sku, locale),
    };
  }

  return {
    /** Parts by code, goods by code, EAN or words, and drawings by make, model or name. */
    async find(actor: Actor, text: string, locale: Locale): Promise<CounterList> {
      authorise(actor, 'stock.read', { subject: 'parts-counter' });
      const [found, goods, diagrams] = await Promise.all([
        spareParts.find({ code: text, supplierNumber: null, limit: MOST_PARTS }),
        stock.find(actor, text),
        deps.diagrams.byText(text, locale),
      ]);
      const parts = found.parts.map(hitOf);
      const others = goods.filter(({ sku }) => !parts.some((part) => part.sku === sku));
      const hits = [
        ...parts,
        ...others.map(({ sku, name, brand }): CounterHit => ({ kind: 'goods', sku, code: sku, name, brand })),
      ];
      const only = diagrams.length === 0 || found.total > 0 ? onlyOf(hits, text) : null;
      return { hits, diagrams, only, unavailable: found.unavailable };
    },

    /** Everything about one part or goods; null when nobody knows the sku. */
    async show(actor: Actor, sku: Sku, locale: Locale): Promise<CounterAnswer | null> {
      authorise(actor, 'stock.read', { subject: sku });
      const part = (await spareParts.hits([sku])).get(sku);
      if (part) return ofPart(actor, part, locale);
      const goods = await stock.page(actor, sku);
      if (!goods) return null;
      const hit: CounterHit = { kind: 'goods', sku, code: sku, name: goods.name, brand: goods.brand };
      const [asked, fitment, diagrams] = await Promise.all([
        counterPart(actor, hit, null, locale),
        deps.fitment.ofSku(sku, locale),
        deps.diagrams.ofPart(sku, locale),
      ]);
      return { asked, replacedBy: [], line: null, instead: [], fitment, diagrams };
    },
  };
}

export type PartsCounterService = ReturnType<typeof createPartsCounter>;
