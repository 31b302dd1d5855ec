import type { Sku } from '#domain/base/ids.ts';
import type { Fitment } from '#domain/catalog/products/product.ts';
import { normaliseCode, splitSparePartSku } from '#domain/catalog/spare-parts/code.ts';
import { type SparePart, type SparePartHit, sparePartSku } from '#domain/catalog/spare-parts/part.ts';
import { supersede } from '#domain/catalog/spare-parts/supersede.ts';
import type { SparePartSource } from './source.ts';

/** The page of a part. */
export type SparePartPage =
  | {
      kind: 'part';
      part: SparePartHit;
      /** The latest replacements that the shop has; empty for a part that is sold. */
      successors: SparePartHit[];
      /** The sku to redirect to (301): its only successor that replaced nothing else, or its own in the canonical spelling. */
      redirectTo: string | null;
      /** The parts that this part replaced directly. */
      replaces: SparePartHit[];
      fitment: Fitment[];
    }
  /** A code without supplier number that several suppliers have. */
  | { kind: 'several'; code: string; parts: SparePartHit[] }
  /** The source failed: the part may exist. */
  | { kind: 'unavailable' };

type Deps = {
  source: SparePartSource;
  present: (part: SparePart) => SparePartHit;
  fitment: (sku: Sku) => Promise<Fitment[]>;
  /** Called with a chain of replaced parts that ends at no known part. */
  onBroken: (skus: readonly Sku[]) => void;
};

/** The parts that an address matches: the exact sku, else every part whose normalised code is the same. */
async function partsOf(
  { productCode, supplierNumber }: { productCode: string; supplierNumber: string | null },
  source: SparePartSource,
): Promise<SparePart[]> {
  if (supplierNumber !== null) {
    const [part] = await source.byKeys([{ productCode, supplierNumber }]);
    if (part) return [part];
  }
  const code = normaliseCode(productCode);
  if (!code) return [];
  const found = await source.byCodes([code]);
  return found.filter(
    (part) =>
      normaliseCode(part.productCode) === code && (supplierNumber === null || part.supplierNumber === supplierNumber),
  );
}

/** The page of the sku or code in an address; null when there is no such part. Rejects when the source fails. */
export async function sparePartPage(address: string, deps: Deps): Promise<SparePartPage | null> {
  const { source, present } = deps;
  const wanted = splitSparePartSku(address);
  const [part, ...others] = wanted ? await partsOf(wanted, source) : [];
  if (!wanted || !part) return null;
  if (others.length > 0) return { kind: 'several', code: wanted.productCode, parts: [part, ...others].map(present) };

  const sku = sparePartSku(part);
  const { successors, redirectTo, broken } = await supersede(part, source);
  if (broken.length > 0) deps.onBroken(broken);
  const replaces = await source.replacedBy([part]);
  const isNonCanonical = wanted.supplierNumber !== null && sku !== address.trim();
  return {
    kind: 'part',
    part: present(part),
    successors: successors.map(present),
    redirectTo: redirectTo ? sparePartSku(redirectTo) : isNonCanonical ? sku : null,
    replaces: replaces.filter((other) => sparePartSku(other) !== sku).map(present),
    fitment: await deps.fitment(sku),
  };
}
