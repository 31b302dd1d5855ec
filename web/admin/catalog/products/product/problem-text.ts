import type fi from '#web/messages/admin/fi/product.ts';
import type { Translate } from '#web/messages/messages.ts';

type T = Translate<typeof fi>;
type Problem = { field: string; reason: string };

/** The name of a field with the keys of lists as they are written. */
export const decodedField = (field: string): string => field.split('/').map(decodeURIComponent).join(' ');

/** A field as the form names it; with the language, or the sku it is of. */
export function fieldText(t: T, field: string): string {
  const [list = '', key = '', own = ''] = field.split('/').map(decodeURIComponent);
  const [name = '', language = ''] = (own || list).split('.');
  const of = [own && list === 'variant' ? key : '', language].filter(Boolean).map((one) => `, ${one}`);
  switch (name) {
    case 'name':
    case 'description':
    case 'slug':
    case 'brand':
    case 'price':
    case 'ean':
    case 'options':
    case 'phrases':
    case 'vatClass':
    case 'shippingClass':
    case 'content':
    case 'backorder':
    case 'labels':
    case 'state':
    case 'redirect':
      return t(`field.${name}`) + of.join('');
    case 'alt':
      return t(language === 'en' ? 'field.altEn' : 'field.altFi');
    case 'value':
    case 'label':
      return [t('field.attribute'), key, language].filter(Boolean).join(', ');
    case 'angle':
    case 'of':
    case 'focus':
    case 'note':
    case 'warrantyMonths':
    case 'language':
      return t(`field.${name}`);
    case 'attributes':
      return t('part.attributes');
    case 'title':
      return t('field.title') + of.join('');
    case 'categories':
      return t('field.category');
    case 'documents':
      return t('part.documents');
    case 'images':
      return t('part.pictures');
    case 'variants':
      return t('part.variants');
    case 'fitment':
      return t('part.fitment');
    default:
      return decodedField(field);
  }
}

const isRefusal = (reason: string) =>
  reason === 'too_large' || reason === 'not_a_picture' || reason === 'damaged' || reason === 'not_a_pdf';

/** Why a field is not accepted, in the person's language; a rare reason as the import says it. */
export function reasonText(t: T, reason: string): string {
  if (/^(?:is missing|must not be empty)$/.test(reason)) return t('problem.missing');
  if (reason === 'was sold before') return t('problem.soldBefore');
  if (/^is taken/.test(reason)) return t('problem.taken');
  if (/^must list at least one/.test(reason)) return t('problem.one');
  if (/^must be lower-case/.test(reason)) return t('problem.slug');
  if (/^must be 8 or/.test(reason)) return t('problem.ean');
  if (/^must be a colour/.test(reason)) return t('problem.colour');
  if (/two decimals$/.test(reason)) return t('problem.decimals');
  if (/^must not be negative$/.test(reason)) return t('problem.negative');
  if (/^must be (?:a (?:whole )?number|at (?:least|most))/.test(reason)) return t('problem.number');
  if (isRefusal(reason)) return t(`upload.${reason}`);
  const stocked = /^(.+) has stock$/.exec(reason);
  if (stocked) return t('problem.stock', { sku: stocked[1] ?? '' });
  const long = /^must have at most (\d+) characters/.exec(reason);
  return long ? t('problem.long', { count: Number(long[1]) }) : reason;
}

export const problemText = (t: T, { field, reason }: Problem): string =>
  `${fieldText(t, field)}: ${reasonText(t, reason)}`;

/** Why a page is refused: fields and reasons, `name.en is missing; slug is taken`. */
export const pageReason = (t: T, reason: string): string =>
  reason
    .split('; ')
    .map((one) => problemText(t, { field: one.split(' ', 1)[0] ?? '', reason: one.slice(one.indexOf(' ') + 1) }))
    .join('; ');
