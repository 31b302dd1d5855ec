import type { ProductRow } from '#backend/catalog/import/format.ts';
import type { StoredDocument } from '#backend/catalog/products/stored.ts';
import type { Localized } from '#domain/base/locale.ts';
import { keysIn } from '#domain/base/merge-edits.ts';
import type { FocalPoint } from '#domain/base/picture-variants.ts';
import { batteryText, readBattery } from '#domain/catalog/labels/battery-label.ts';
import { readTyreLabel, tyreLabelText } from '#domain/catalog/labels/tyre-label.ts';
import { contentText, readContent } from '#domain/catalog/prices/unit-price.ts';
import { documentKey, documentOfKey } from '#domain/catalog/products/document-key.ts';
import { kitsText, readKits } from '#domain/catalog/products/kit.ts';
import type { FittingVehicle, ProductContent } from './content.ts';
import { optionsFrom, optionsText } from './options-text.ts';
import { shownFor, variantPictures } from './variant-pictures.ts';

/**
 * The fields of a product's form, as texts: a list is its keys, one a line, and what belongs to a key is a field of its own
 * (`image/<key>/alt.fi`). What the form does not show is not among them and stays as it is.
 */
export type ProductFields = Record<string, string>;

const LISTS = ['categories', 'labels', 'attributes', 'variants', 'images', 'documents', 'fitment'];

/** Whether a field holds keys, merged one by one. */
export const isListField = (field: string): boolean => LISTS.includes(field);

const part = (kind: string, key: string, name: string) => `${kind}/${encodeURIComponent(key)}/${name}`;

/** The key of a vehicle among those that a product fits. */
export const vehicleKey = ({ make, model, yearFrom, yearTo }: FittingVehicle): string =>
  [make, model, yearFrom ?? '', yearTo ?? ''].join('|');

const imageKeys = (images: ProductContent['images']): string[] =>
  images.map(({ id }, i) => {
    const earlier = images.slice(0, i).filter((image) => image.id === id).length;
    return earlier === 0 ? id : `${id}~${earlier}`;
  });

const keyOfDocument = (document: StoredDocument): string => ('url' in document ? document.url : documentKey(document));

const text = (value: Localized | undefined, locale: 'fi' | 'en') => value?.[locale] ?? '';
const both = (kind: string, key: string, name: string, value: Localized | undefined) => ({
  [part(kind, key, `${name}.fi`)]: text(value, 'fi'),
  [part(kind, key, `${name}.en`)]: text(value, 'en'),
});
const localizedValue = (value: string | Localized): Localized =>
  typeof value === 'string' ? { fi: value, en: value } : value;

/** The fields of a product. */
export function fieldsOf(content: ProductContent): ProductFields {
  const { page, variants, images, documents, fitment } = content;
  const attributes = page.attributes ?? [];
  const keys = imageKeys(images);
  return {
    slug: page.slug ?? '',
    brand: page.brand ?? '',
    'name.fi': text(page.name, 'fi'),
    'name.en': text(page.name, 'en'),
    'description.fi': text(page.description, 'fi'),
    'description.en': text(page.description, 'en'),
    'phrases.fi': (page.salesPhrases?.fi ?? []).join('\n'),
    'phrases.en': (page.salesPhrases?.en ?? []).join('\n'),
    categories: (page.categories ?? []).join('\n'),
    labels: (page.labels ?? []).join('\n'),
    vatClass: page.vatClass ?? 'standard',
    shippingClass: page.shippingClass ?? 'parcel',
    hygieneSealed: page.hygieneSealed ? 'yes' : 'no',
    'video.id': page.video?.id ?? '',
    'video.alt.fi': text(page.video?.alt, 'fi'),
    'video.alt.en': text(page.video?.alt, 'en'),
    'video.poster': page.video?.poster ?? '',
    'video.captions': page.video?.captions ?? '',
    kits: kitsText(page.kits ?? []),
    // a draft with what is no number has null
    warrantyMonths: String(page.warrantyMonths ?? ''),
    originalCodes: (page.originalCodes ?? []).join('\n'),
    options: optionsText(page.selectableVariationAttributes ?? []),
    attributes: attributes.map(({ label }) => label.fi).join('\n'),
    ...Object.assign(
      {},
      ...attributes.map(({ label, value }) => ({
        [part('attribute', label.fi, 'label.en')]: label.en ?? '',
        ...both('attribute', label.fi, 'value', localizedValue(value)),
      })),
    ),
    variants: variants.map(({ sku }) => sku).join('\n'),
    ...Object.assign({}, ...variants.map(variantFields)),
    images: keys.join('\n'),
    ...Object.assign(
      {},
      ...images.map(({ id, alt, shotAngle, focus }, i) => ({
        ...both('image', keys[i] ?? '', 'alt', alt),
        [part('image', keys[i] ?? '', 'angle')]: shotAngle,
        [part('image', keys[i] ?? '', 'of')]: shownFor(id, content),
        [part('image', keys[i] ?? '', 'focus.x')]: focus ? String(focus.x) : '',
        [part('image', keys[i] ?? '', 'focus.y')]: focus ? String(focus.y) : '',
      })),
    ),
    documents: documents.map(keyOfDocument).join('\n'),
    ...Object.assign(
      {},
      ...documents.map((document) => ({
        ...both('document', keyOfDocument(document), 'title', document.title),
        [part('document', keyOfDocument(document), 'language')]: document.language ?? '',
      })),
    ),
    fitment: fitment.map(vehicleKey).join('\n'),
    ...Object.assign({}, ...fitment.map((vehicle) => both('fitment', vehicleKey(vehicle), 'note', vehicle.note))),
  };
}

const variantFields = ({ sku, ...row }: ProductRow): ProductFields => ({
  ...both('variant', sku, 'name', row.variationName),
  [part('variant', sku, 'options')]: Object.entries(row.variationOptions ?? {})
    .map(([code, value]) => `${code}=${value}`)
    .join(' '),
  [part('variant', sku, 'ean')]: row.ean ?? '',
  [part('variant', sku, 'content')]: row.content ? contentText(row.content) : '',
  [part('variant', sku, 'tyreLabel')]: row.tyreLabel ? tyreLabelText(row.tyreLabel) : '',
  [part('variant', sku, 'battery')]: row.battery ? batteryText(row.battery) : '',
  [part('variant', sku, 'price')]: row.price === undefined ? '' : String(row.price).replace('.', ','),
  [part('variant', sku, 'backorder')]: row.backorder ? '1' : '',
});

/** An optional field: absent when it is empty. */
const given = <K extends string, V>(name: K, value: V | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [N in K]?: V };
const list = <T>(keys: T[]) => (keys.length > 0 ? keys : undefined);

const localizedOf = (fi: string, en: string): Localized | undefined =>
  fi.trim() || en.trim() ? { fi: fi.trim(), ...(en.trim() && { en: en.trim() }) } : undefined;

/** The product that a form makes of another; what the form does not show is taken from it. Nothing is checked here. */
export function contentFrom(fields: ProductFields, before: ProductContent): ProductContent {
  const value = (name: string) => fields[name] ?? '';
  const pair = (name: string) => localizedOf(value(`${name}.fi`), value(`${name}.en`));
  const of = (kind: string, key: string) => (name: string) => value(part(kind, key, name));
  const options = optionsFrom(value('options'), before.page.selectableVariationAttributes ?? []);
  const phrases = { fi: lines(value('phrases.fi')), en: lines(value('phrases.en')) };
  const attributes = keysIn(value('attributes')).map((key) => {
    const field = of('attribute', key);
    const [fi, en] = [field('value.fi').trim(), field('value.en').trim()];
    return {
      label: { fi: key, ...(field('label.en').trim() && { en: field('label.en').trim() }) },
      value: fi === en ? fi : { fi, ...(en && { en }) },
    };
  });
  const { page } = before;
  const without: Partial<ProductRow> = { ...page };
  for (const name of SHOWN) delete without[name];
  const keys = imageKeys(before.images);
  const images = keysIn(value('images')).map((key) => {
    const [id = ''] = key.split('~');
    const field = of('image', key);
    const stored = before.images[keys.indexOf(key)];
    return {
      id: stored?.id ?? id,
      alt: { fi: field('alt.fi').trim(), ...(field('alt.en').trim() && { en: field('alt.en').trim() }) },
      shotAngle: field('angle').trim() || 'sivu',
      ...given('focus', focusOf(field('focus.x'), field('focus.y'))),
    };
  });
  const variants = keysIn(value('variants')).map((sku) => {
    const stored = before.variants.find((row) => row.sku === sku) ?? { sku };
    return variantFrom(stored, of('variant', sku));
  });
  return {
    ...before,
    page: {
      ...without,
      sku: page.sku,
      ...given('slug', value('slug').trim() || undefined),
      ...given('name', pair('name')),
      ...given('brand', value('brand').trim() || undefined),
      ...given('categories', list(keysIn(value('categories')))),
      ...given('description', pair('description')),
      ...given(
        'salesPhrases',
        phrases.fi.length > 0 ? { fi: phrases.fi, ...given('en', list(phrases.en)) } : undefined,
      ),
      ...given('attributes', attributes.length > 0 ? attributes : undefined),
      ...given('selectableVariationAttributes', options.length > 0 ? options : undefined),
      ...given('video', videoFrom(value)),
      ...given('kits', list(readKits(value('kits')))),
      // what is no number is refused by the row's schema
      ...given('warrantyMonths', value('warrantyMonths').trim() ? Number(value('warrantyMonths')) : undefined),
      ...given('hygieneSealed', value('hygieneSealed') === 'yes' || undefined),
      ...given('originalCodes', list(lines(value('originalCodes')))),
      ...given('labels', list(keysIn(value('labels'))) as ProductRow['labels']),
      vatClass: value('vatClass') as NonNullable<ProductRow['vatClass']>,
      shippingClass: value('shippingClass') as NonNullable<ProductRow['shippingClass']>,
    },
    variants,
    images,
    variantImages: variantPictures({ variants, images }, before, (id) => of('image', id)('of')),
    documents: keysIn(value('documents')).flatMap((key): StoredDocument[] => {
      const stored = before.documents.find((document) => keyOfDocument(document) === key);
      const file = stored && 'id' in stored ? stored : documentOfKey(key);
      const field = of('document', key);
      const language = /^[a-z]{2}$/.test(field('language')) ? field('language') : null;
      const title = localizedOf(field('title.fi'), field('title.en')) ?? { fi: '' };
      if (stored && 'url' in stored) return [{ title, language, url: stored.url }];
      return file ? [{ title, language, file: file.file, id: file.id, bytes: file.bytes }] : [];
    }),
    fitment: keysIn(value('fitment')).map((key) => {
      const [make = '', model = '', from = '', to = ''] = key.split('|');
      const field = of('fitment', key);
      return {
        make: make.trim(),
        model: model.trim(),
        ...given('yearFrom', from ? Number(from) : undefined),
        ...given('yearTo', to ? Number(to) : undefined),
        ...given('note', localizedOf(field('note.fi'), field('note.en'))),
      };
    }),
  };
}

/** Fields of the page's row that the form shows: an empty one is taken away. */
const SHOWN: readonly (keyof ProductRow)[] = [
  ...(['slug', 'name', 'brand', 'categories', 'description', 'salesPhrases', 'attributes', 'labels'] as const),
  ...(['selectableVariationAttributes', 'vatClass', 'shippingClass', 'originalCodes', 'kits', 'video'] as const),
  ...(['warrantyMonths', 'hygieneSealed'] as const),
];

function videoFrom(value: (name: string) => string): ProductRow['video'] {
  const file = (name: string) => value(`video.${name}`).trim() || undefined;
  const id = file('id');
  const alt = localizedOf(value('video.alt.fi'), value('video.alt.en')) ?? { fi: '' };
  return id ? { id, alt, ...given('poster', file('poster')), ...given('captions', file('captions')) } : undefined;
}

const MIDDLE = 50;

/** A focal point; none where both fields are empty. What is no number from 0 to 100 counts as the middle. */
function focusOf(x: string, y: string): FocalPoint | undefined {
  if (!x.trim() && !y.trim()) return undefined;
  const percent = (value: string) => (/^(?:\d{1,2}|100)$/.test(value.trim()) ? Number(value) : MIDDLE);
  return { x: percent(x), y: percent(y) };
}

const lines = (value: string) => value.split('\n').flatMap((line) => line.trim() || []);

function variantFrom(stored: ProductRow, field: (name: string) => string): ProductRow {
  const {
    variationName: _,
    variationOptions: __,
    ean: ___,
    price: ____,
    backorder: _____,
    content: ______,
    tyreLabel,
    battery: _______,
    ...rest
  } = stored;
  const content = field('content').trim();
  const [label, battery] = [field('tyreLabel').trim(), field('battery').trim()];
  const options = field('options')
    .split(' ')
    .flatMap((pair) => (pair.includes('=') ? [pair.split('=')] : []));
  const price = field('price').trim().replace(/\s/g, '').replace(',', '.');
  return {
    ...rest,
    ...given('variationName', localizedOf(field('name.fi'), field('name.en'))),
    ...given('variationOptions', options.length > 0 ? Object.fromEntries(options) : undefined),
    ...given('ean', field('ean').trim() || undefined),
    // what cannot be read is refused by the rules of an import
    ...given('content', content ? (readContent(content) ?? { amount: 0, unit: 'l' as const }) : undefined),
    ...given('tyreLabel', label ? { ...given('type', tyreLabel?.type), ...(readTyreLabel(label) ?? {}) } : undefined),
    ...given('battery', battery ? (readBattery(battery) ?? { kind: 'portable' as const }) : undefined),
    ...given('price', price ? Number(price) : undefined),
    ...given('backorder', field('backorder') === '1' ? true : undefined),
  };
}
