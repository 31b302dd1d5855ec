import { z } from 'zod';
import { fitmentOfModel, fitVerdict, writeVehicle } from '#domain/catalog/fitment/fitment.ts';
import { readListingQuery } from '#domain/catalog/search/query.ts';
import { presentProduct } from '../../goods/product.ts';
import { plainText } from '../../goods/texts.ts';
import { facts, language, none, shopTool, vehicleFields } from '../tool.ts';

const MOST_MODELS = 200;
const MOST_GOODS = 20;

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

const findVehicles = shopTool({
  name: 'find_vehicles',
  title: 'Find vehicles',
  description:
    'Vehicles and machines that the shop has fitting goods for: makes, models and model years. Other tools take them as named here.',
  input: z.looseObject({
    make: z.string().trim().max(60).default('').describe('A part of the make.'),
    model: z.string().trim().max(100).default('').describe('A part of the model.'),
  }),
  async run(shop, { make, model }) {
    const makes = (await shop.fitment.vehicles()).filter(({ name }) => contains(name, make));
    const vehicles = makes.flatMap(({ name, models }) =>
      models
        .filter((one) => contains(one.name, model))
        .map((one) => ({ make: name, model: one.name, years: one.years })),
    );
    return facts({ vehicles: vehicles.slice(0, MOST_MODELS), total: vehicles.length });
  },
});

const findForVehicle = shopTool({
  name: 'find_goods_for_vehicle',
  title: 'Find goods for a vehicle',
  description:
    'Goods that fit a vehicle, in the words of the search, with prices in cents including VAT. `fit` is fits, or check when a note or the year decides. The ids of variants go into a cart (create_cart).',
  input: z.looseObject({
    ...vehicleFields,
    query: z.string().max(200).default('').describe('What is wanted, e.g. drive belt. Empty: everything that fits.'),
    limit: z.int().min(1).max(MOST_GOODS).default(10),
    language,
  }),
  async run(shop, { make, model, year = null, query, limit, language: locale }) {
    const vehicle = { make, model, year };
    const listing = readListingQuery(new URLSearchParams({ q: query, ajoneuvo: writeVehicle(vehicle) }));
    if (listing.vehicle === null) return none('make and model must not contain "|".');
    const { ids, total } = await shop.search.find(listing, locale, { offset: 0, limit });
    const products = await shop.catalog.foundProducts(ids, locale);
    const fitment = await shop.fitment.ofSkus(
      products.map(({ sku }) => sku),
      locale,
    );
    const where = { locale, baseUrl: shop.baseUrl };
    return facts({
      vehicle,
      products: products.flatMap((product) => {
        const shown = presentProduct(product, where);
        return shown ? [{ ...shown, fit: fitVerdict(fitment[product.sku] ?? [], vehicle) }] : [];
      }),
      total,
    });
  },
});

const checkFitment = shopTool({
  name: 'check_fitment',
  title: 'Check fitment',
  description:
    'Whether a product or spare part fits a vehicle: fits, check (read the notes), no, or unknown (the shop has no fitment data of it).',
  input: z.looseObject({
    id: z.string().min(1).max(200).describe('Id of a product or variant, or a spare part’s code@supplier.'),
    ...vehicleFields,
    language,
  }),
  async run(shop, { id, make, model, year = null, language: locale }) {
    const vehicle = { make, model, year };
    const [product] = await shop.catalog.productsBySku([id], locale);
    const rows = await shop.fitment.ofSku(product?.sku ?? id, locale);
    const reasons = fitmentOfModel(rows, vehicle).map(({ yearFrom, yearTo, note }) => ({
      year_from: yearFrom,
      year_to: yearTo,
      note: plainText(note),
    }));
    return facts({ id, vehicle, fit: fitVerdict(rows, vehicle), reasons });
  },
});

export const vehicleTools = [findVehicles, findForVehicle, checkFitment];
