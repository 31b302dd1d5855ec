import { localized, type Row } from '#backend/catalog/import/rows/product-columns.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import type { Media } from './media.ts';
import type {
  ExportedCategory,
  ExportedDiagram,
  ExportedFitment,
  ExportedRedirect,
  ExportedSku,
  ExportedSparePart,
} from './queries.ts';

const present = <T>(value: T | null) => value ?? undefined;

export const categoryRow = (category: ExportedCategory, media: Media): Row => ({
  path: category.path,
  id: category.id === category.path ? undefined : category.id,
  name: localized(category.name_fi, category.name_en),
  description: localized(category.description_fi, category.description_en),
  image: category.image === null ? undefined : media.picture(category.image),
  sortOrder: category.sort_order || undefined,
  isIncludedInMenu: category.is_included_in_menu || undefined,
  popular: category.popular || undefined,
  cardFacts: category.card_facts.length > 0 ? category.card_facts : undefined,
});

/** All fields of a stock file: a missing one would stay unchanged at import. */
export const stockRow = (sku: ExportedSku): Row => ({
  sku: sku.sku,
  stock: sku.shelf,
  backorder: sku.backorder,
  nextDeliveryDate: sku.next_delivery_date,
});

export const fitmentRow = (fitment: ExportedFitment): Row => ({
  sku: fitment.product_sku,
  make: fitment.make,
  model: fitment.model,
  yearFrom: fitment.year_from === 0 ? undefined : fitment.year_from,
  yearTo: fitment.year_to === 9999 ? undefined : fitment.year_to,
  note: present(fitment.note),
});

export const diagramRow = ({ drawing, year_from, year_to, ...diagram }: ExportedDiagram, media: Media): Row => ({
  ...diagram,
  yearFrom: year_from === 0 ? undefined : year_from,
  yearTo: year_to === 9999 ? undefined : year_to,
  position: diagram.position || undefined,
  drawing: media.drawing(diagram.slug, drawing),
});

export const redirectRow = ({ from_path, to_url, status, prefix }: ExportedRedirect): Row => ({
  from: from_path,
  to: to_url,
  status: status === 301 ? undefined : status,
  prefix: prefix || undefined,
});

export const sparePartRow = (part: ExportedSparePart): Row => ({
  toimittajanumero: part.supplier_number,
  toimittaja: part.supplier,
  seurantaryhman_nimi: part.product_group || undefined,
  seurantaryhman_nimi_en: part.product_group_en || undefined,
  tuotekoodi: part.product_code,
  tuotenimi: part.name,
  myyntihinta: part.price_cents === null ? null : eurosFromCents(part.price_cents),
  saldo: present(part.qty),
  saatavilla: present(part.available_on),
  korvaavat: part.replaced_by.length > 0 ? part.replaced_by : undefined,
});
