import { type PartKey, type SparePart, sparePartSku } from './part.ts';
import { MAX_STEPS, type PartReader, successorKeys } from './supersede.ts';

/** A chain of replacements as a line: the oldest parts first. `at` is the step of the part it was read for. */
export type PartChain = { steps: SparePart[][]; at: number };

/** Reads step by step in one direction; a part appears once, so that a loop ends. */
async function follow(
  start: SparePart,
  next: (parts: readonly SparePart[]) => Promise<SparePart[]>,
  seen: Set<string>,
): Promise<SparePart[][]> {
  const steps: SparePart[][] = [];
  for (let step = [start]; step.length > 0 && steps.length < MAX_STEPS; ) {
    step = (await next(step)).filter((part) => !seen.has(sparePartSku(part)));
    for (const part of step) seen.add(sparePartSku(part));
    if (step.length > 0) steps.push(step);
  }
  return steps;
}

/** What a part replaced and what replaced it, at most `MAX_STEPS` each way (spare-part-12). */
export async function chainOf(part: SparePart, parts: PartReader): Promise<PartChain> {
  const seen = new Set([sparePartSku(part)]);
  const keys = (of: readonly SparePart[]): PartKey[] => of.flatMap(successorKeys);
  const after = await follow(part, async (of) => (keys(of).length > 0 ? parts.byKeys(keys(of)) : []), seen);
  const before = await follow(part, (of) => parts.replacedBy(of), seen);
  return { steps: [...before.toReversed(), [part], ...after], at: before.length };
}

/**
 * The codes of a chain that leads from new replacements back to the part, in their order; null when none does. Follows every
 * branch, however long the list made it.
 */
export async function cycleThrough(
  part: SparePart,
  replacements: readonly SparePart[],
  parts: Pick<PartReader, 'byKeys'>,
): Promise<string[] | null> {
  const own = sparePartSku(part);
  const paths = new Map(replacements.map((one) => [sparePartSku(one), [one.productCode]]));
  if (paths.has(own)) return [part.productCode, part.productCode];
  for (let step = [...replacements]; step.length > 0; ) {
    const next: PartKey[] = [];
    for (const one of step)
      for (const key of successorKeys(one)) {
        const sku = sparePartSku(key);
        const path = [...(paths.get(sparePartSku(one)) ?? []), key.productCode];
        if (sku === own) return [part.productCode, ...path];
        if (!paths.has(sku)) next.push(key);
        paths.set(sku, paths.get(sku) ?? path);
      }
    step = next.length > 0 ? await parts.byKeys(next) : [];
  }
  return null;
}
