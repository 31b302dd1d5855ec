import type { Fitment } from '#domain/catalog/products/product.ts';
import { normaliseCode, splitSparePartSku } from '#domain/catalog/spare-parts/code.ts';
import { type SparePart, type SparePartHit, sparePartSku } from '#domain/catalog/spare-parts/part.ts';
import { supersede } from '#domain/catalog/spare-parts/supersede.ts';
import type { SparePartSource } from './source.ts';

/** What a part's page shows. */
export type SparePartPage =
  | {
      kind: 'part';
      part: SparePartHit;
      /** What replaced it in the end, where the shop has it; empty for a part that is sold. */
      successors: SparePartHit[];
      /** The sku this page has moved to for good (301): its only successor that replaced nothing else, or its own. */
      redirectTo: string | null;
      /** What this part replaced directly. */
      replaces: SparePartHit[];
      fitment: Fitment[];
    }
  /** A code without a supplier that several have. */
  | { kind: 'several'; code: string; parts: SparePartHit[] }
  /** The source does not answer: the part may exist. */
  | { kind: 'unavailable' };

type Parts = {
  source: SparePartSource;
  present: (part: SparePart) => SparePartHit;
  fitment: (sku: string) => Promise<Fitment[]>;
  /** Told of a chain of replaced parts that leads nowhere. */
  onBroken: (skus: readonly string[]) => void;
};

/** The parts that an address may mean: the very sku, else every part of the code as it is searched by. */
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

/** The page of an address's sku or code; null when there is no such part. Rejects when the source does not answer. */
export async function sparePartPage(address: string, parts: Parts): Promise<SparePartPage | null> {
  const { source, present } = parts;
  const asked = splitSparePartSku(address);
  const [part, ...others] = asked ? await partsOf(asked, source) : [];
  if (!asked || !part) return null;
  if (others.length > 0) return { kind: 'several', code: asked.productCode, parts: [part, ...others].map(present) };

  const sku = sparePartSku(part);
  const { successors, redirectTo, broken } = await supersede(part, source);
  if (broken.length > 0) parts.onBroken(broken);
  const replaces = await source.replacedBy([part]);
  const isOtherwiseWritten = asked.supplierNumber !== null && sku !== address.trim();
  return {
    kind: 'part',
    part: present(part),
    successors: successors.map(present),
    redirectTo: redirectTo ? sparePartSku(redirectTo) : isOtherwiseWritten ? sku : null,
    replaces: replaces.filter((other) => sparePartSku(other) !== sku).map(present),
    fitment: await parts.fitment(sku),
  };
}
