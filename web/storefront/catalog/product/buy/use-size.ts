import { useState } from 'react';
import { checkSize, type Size, type SizeField, type SizeProblem } from '#domain/catalog/prices/size-price.ts';
import type { Customization } from '#domain/catalog/products/product.ts';

type SizeState = {
  text: Record<SizeField, string>;
  set: (field: SizeField, text: string) => void;
  /** The size once both measures are right. */
  size: Size | null;
  /** Every wrong measure, once buying was tried. Before that no field says so: the page must not move under a press. */
  problems: Partial<Record<SizeField, SizeProblem>>;
  /** The first wrong one of the measures that were typed. */
  hint: SizeProblem | null;
  /** Shows every problem; the first wrong field, or null when there is none. */
  demand: () => SizeField | null;
};

/** A measure as it was typed: whole centimetres, anything else is no number. */
const measure = (text: string): number => (/^\s*\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN);

/** The size a shopper is typing for goods priced by size. */
export function useSize(customization: Customization): SizeState {
  const [text, setText] = useState<Record<SizeField, string>>({ widthCm: '', lengthCm: '' });
  const [asked, setAsked] = useState(false);
  const checked = checkSize(customization, { widthCm: measure(text.widthCm), lengthCm: measure(text.lengthCm) });
  const found = checked.ok ? [] : (checked.details ?? []);
  return {
    text,
    set: (field, value) => setText({ ...text, [field]: value }),
    size: checked.ok ? checked.value : null,
    problems: asked ? Object.fromEntries(found.map((problem) => [problem.field, problem])) : {},
    hint: found.find(({ field }) => text[field] !== '') ?? null,
    demand: () => {
      setAsked(true);
      return found[0]?.field ?? null;
    },
  };
}
