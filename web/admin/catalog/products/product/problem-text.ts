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
      return t(`field.${name}`) + of.join('');
    case 'alt':
      return t(language === 'en' ? 'field.altEn' : 'field.altFi');
    case 'categories':
      return t('field.category');
    case 'variants':
      return t('part.variants');
    case 'fitment':
      return t('part.fitment');
    default:
      return decodedField(field);
  }
}

/** Why a field is not accepted, in the person's language; a rare reason as the import says it. */
export function reasonText(t: T, reason: string): string {
  if (/^(?:is missing|must not be empty)$/.test(reason)) return t('problem.missing');
  if (/^is taken/.test(reason)) return t('problem.taken');
  if (/^must list at least one/.test(reason)) return t('problem.one');
  if (/^must be lower-case/.test(reason)) return t('problem.slug');
  if (/^must be 8 or/.test(reason)) return t('problem.ean');
  if (/two decimals$/.test(reason)) return t('problem.decimals');
  if (/^must not be negative$/.test(reason)) return t('problem.negative');
  const stocked = /^(.+) has stock$/.exec(reason);
  if (stocked) return t('problem.stock', { sku: stocked[1] ?? '' });
  const long = /^must have at most (\d+) characters/.exec(reason);
  return long ? t('problem.long', { count: Number(long[1]) }) : reason;
}

export const problemText = (t: T, { field, reason }: Problem): string =>
  `${fieldText(t, field)}: ${reasonText(t, reason)}`;
