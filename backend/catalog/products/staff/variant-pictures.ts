import type { StoredImage } from '#backend/catalog/products/stored.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { ProductContent } from './content.ts';

/** A picture of variants that no single value of an option names; the form leaves it with them. */
const MIXED = '*';

type Variant = ProductContent['variants'][number];

const has = (images: readonly StoredImage[] | undefined, id: string) => (images ?? []).some((image) => image.id === id);
const isOf = ({ variationOptions }: Variant, code: string, value: string) => variationOptions?.[code] === value;

/** The value of an option whose variants show a picture as their own, `vari=musta`; empty for a picture of all. */
export function shownFor(id: string, { page, variants, variantImages }: ProductContent): string {
  const naming = variants.filter(({ sku }) => has(variantImages[sku], id));
  if (naming.length === 0) return '';
  for (const { code, values } of page.selectableVariationAttributes ?? [])
    for (const { code: value } of values)
      if (variants.every((variant) => isOf(variant, code, value) === naming.includes(variant)))
        return `${code}=${value}`;
  return MIXED;
}

/** The pictures of each sku, as the form's pictures name values of options. `choiceOf`: what the form says of a picture. */
export function variantPictures(
  { variants, images }: Pick<ProductContent, 'variants' | 'images'>,
  before: ProductContent,
  choiceOf: (id: string) => string,
): Record<Sku, StoredImage[]> {
  const made: Record<Sku, StoredImage[]> = { ...before.variantImages };
  for (const variant of variants) {
    const own = before.variantImages[variant.sku] ?? [];
    const isNamed = ({ id }: StoredImage) => {
      const of = choiceOf(id);
      const [code = '', value = ''] = of.split('=');
      return of === MIXED ? has(own, id) : of !== '' && isOf(variant, code, value);
    };
    const named = images.filter(isNamed);
    // pictures that only the sku has are not in the form
    const others = own.filter(({ id }) => !has(before.images, id));
    const wanted = [...others, ...named];
    const isSame = wanted.length === own.length && wanted.every(({ id }) => has(own, id));
    const pictures = isSame ? own.map((image) => edited(image, before.images, images)) : wanted;
    if (pictures.length > 0) made[variant.sku] = pictures;
    else delete made[variant.sku];
  }
  return made;
}

/** A copy of a product's picture follows the picture's edits. */
function edited(image: StoredImage, before: readonly StoredImage[], after: readonly StoredImage[]): StoredImage {
  const stored = before.find(({ id }) => id === image.id);
  const isCopy = JSON.stringify(stored) === JSON.stringify(image);
  return (isCopy && after.find(({ id }) => id === image.id)) || image;
}
