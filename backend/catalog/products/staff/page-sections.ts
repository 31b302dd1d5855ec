import { type PageSection, type PageSectionName, pageSectionNames } from '#domain/catalog/products/page-sections.ts';
import type { ProductContent } from './content.ts';

type Filled = { fi: boolean; en: boolean };

const always = (has: boolean): Filled => ({ fi: has, en: has });
const isMilieu = ({ shotAngle }: { shotAngle: string }) => shotAngle.toLowerCase().includes('miljöö');

/** The sections of a product's page in the order shoppers see them, as its content makes them (admin-product-8). */
export function sectionsOf(content: ProductContent): PageSection[] {
  const { page, variants, images, documents, fitment } = content;
  const pictures = [...images, ...Object.values(content.variantImages).flat()];
  const phrases = page.salesPhrases;
  const warnings = page.safety?.warnings;
  const filled: Record<PageSectionName, Filled> = {
    pictures: always(pictures.some((image) => !isMilieu(image))),
    choices: always(variants.length > 1),
    phrases: { fi: Boolean(phrases?.fi?.length), en: Boolean(phrases?.en?.length) },
    description: { fi: Boolean(page.description?.fi), en: Boolean(page.description?.en) },
    attributes: always(Boolean(page.attributes?.length || page.itemId || (variants.length === 1 && variants[0]?.ean))),
    fitment: always(fitment.length > 0),
    documents: always(documents.length > 0),
    maker: always(Boolean(page.manufacturer || page.safety?.responsible || warnings?.fi?.length)),
    milieu: always(pictures.some(isMilieu)),
    accessories: always(Boolean(page.accessories?.length)),
    related: always(Boolean(page.related?.length)),
  };
  return pageSectionNames.map((name) => {
    const { fi, en } = filled[name];
    return { name, state: !fi ? 'missing' : en ? 'shown' : 'finnish' };
  });
}
