import { gradedTyre } from '#domain/catalog/labels/tyre-label.ts';
import type { Product } from '#domain/catalog/products/product.ts';
import type { Message } from '../ucp/message.ts';
import type { Where } from './product.ts';
import { plainText } from './texts.ts';

const words = {
  fi: { tyre: 'EU-rengasmerkintä', responsible: 'Vastuuhenkilö EU:ssa' },
  en: { tyre: 'EU tyre label', responsible: 'Responsible person in the EU' },
} as const;

/** What the law wants shown with an offer at a distance: warnings (Regulation (EU) 2023/988, art. 19) and labels of tyres (2020/740, art. 6). */
export function noticesOf({ safety, variants }: Product, { locale, baseUrl }: Where): Message[] {
  const notice = (code: string, content: string, more: object = {}): Message => ({
    type: 'warning',
    code,
    content,
    path: '$.product',
    presentation: 'disclosure',
    ...more,
  });
  const labelled = variants.filter(({ tyreLabel }) => gradedTyre(tyreLabel));
  return [
    ...safety.warnings.map((text) => notice('safety_warning', plainText(text))),
    ...(safety.responsible
      ? [notice('responsible_person', `${words[locale].responsible}: ${plainText(safety.responsible)}`)]
      : []),
    ...labelled.map(({ sku }) =>
      notice('tyre_label', words[locale].tyre, { image_url: `${baseUrl}/labels/tyres/${encodeURIComponent(sku)}.svg` }),
    ),
  ];
}
