import { keysOf } from '#domain/base/records.ts';
import type { Mapping } from '#domain/catalog/imports/import-run.ts';
import { type SupplierField, supplierFields } from './supplier.ts';

/** How headers of price lists name a field, in Finnish, Swedish, English and German, without spaces, marks and dots. */
const NAMES: Record<SupplierField, readonly string[]> = {
  code: 'code koodi tuotekoodi tuotenumero tuotenro osanumero osanro partno partnumber partnr partnum part article articleno artnr artikelnr artikelnummer sku item itemno itemnumber nimikekoodi teilenummer'.split(
    ' ',
  ),
  name: 'name nimi tuotenimi nimike nimitys kuvaus description desc descfi descriptionfi productname tuote benamning beskrivning bezeichnung'.split(
    ' ',
  ),
  group:
    'group ryhma tuoteryhma productgroup seurantaryhma seurantaryhmannimi productline kategoria category produktgrupp warengruppe'.split(
      ' ',
    ),
  priceWithVat:
    'hinta price rrp srp msrp ovh ovhsisalv suositushinta myyntihinta ulosmyyntihinta verollinenhinta hintasisalv sisalv inclvat priceinclvat grossprice brutto bruttohinta prisinklmoms'.split(
      ' ',
    ),
  priceWithoutVat:
    'net netto nettohinta netprice verotonhinta veroton hintaalv0 alv0 ovhalv0 exclvat priceexclvat ostohinta dealerprice dealernet listprice listahinta prisexklmoms'.split(
      ' ',
    ),
  currency: 'currency valuutta cur curr valuta wahrung'.split(' '),
  quantity: 'qty quantity saldo varasto varastosaldo stock onhand kpl maara lagersaldo bestand'.split(' '),
  availableOn: 'saatavilla saatavuus availableon availability eta toimituspaiva nextdelivery deliverydate'.split(' '),
  replacedBy:
    'korvaava korvaavat korvaavakoodi korvaavatuote superseded supersededby supersession replacedby replacement newpart newpartno ersattav'.split(
      ' ',
    ),
  packSize: 'pkg pack packsize packqty pakkaus pakkauskoko myyntiera packaging moq forpackning'.split(' '),
  ean: 'ean eancode eankoodi gtin barcode viivakoodi upc streckkod'.split(' '),
};

const bare = (header: string): string =>
  header
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

const byName = new Map(keysOf(NAMES).flatMap((field) => NAMES[field].map((name) => [name, field] as const)));

/**
 * What the columns of a list mean: as the supplier's last list had them, else by their names (supplier-list-1). A field has one
 * column, the first; one price is enough, and that with VAT goes before.
 */
export function guessColumns(headers: readonly string[], remembered: Mapping): Mapping {
  const taken = new Set<string>();
  const mapping: Mapping = {};
  const give = (header: string, field: string | null) => {
    mapping[header] = field !== null && taken.has(field) ? null : field;
    if (mapping[header]) taken.add(field ?? '');
  };
  const known = (header: string) => Object.hasOwn(remembered, header);
  for (const header of headers.filter(known)) give(header, remembered[header] ?? null);
  for (const header of headers.filter((one) => !known(one))) give(header, byName.get(bare(header)) ?? null);
  const hasBoth = taken.has('priceWithVat') && taken.has('priceWithoutVat');
  if (hasBoth && !headers.some(known))
    for (const header of headers) if (mapping[header] === 'priceWithoutVat') mapping[header] = null;
  return mapping;
}

/** Fields that a list cannot do without, and that no column gives. */
export function lackingFields(mapping: Mapping): ('code' | 'price')[] {
  const given = Object.values(mapping);
  const hasPrice = given.includes('priceWithVat') || given.includes('priceWithoutVat');
  return [...(given.includes('code') ? [] : ['code' as const]), ...(hasPrice ? [] : ['price' as const])];
}

export const isSupplierField = (value: string): value is SupplierField =>
  supplierFields.some((field) => field === value);
