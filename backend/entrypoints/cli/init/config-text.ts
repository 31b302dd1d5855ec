import { normalizeBusinessId } from '#domain/base/contact-details/business-id.ts';
import type { PageFacts, ShopConfig, StoreConfig, StoreDetails } from '#domain/base/shop-config.ts';
import { slugOf } from '#domain/base/slug.ts';
import type { Facts, StoreFacts } from './facts.ts';
import { hoursTexts, readHours } from './hours.ts';

/** Default logo mark: a shop front. */
const MARK = ['M6 13 10 4h24l4 9z', 'M9 13v13h26V13'];

const listOf = (names: readonly string[], and: string) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;

/** Derives a unique store id from its name. */
function idsOf(stores: readonly StoreFacts[]): string[] {
  const ids: string[] = [];
  for (const { name } of stores) {
    const slug = slugOf(name) || 'myymala';
    ids.push(ids.includes(slug) ? `${slug}-${ids.length + 1}` : slug);
  }
  return ids;
}

const FIRST_PICKUP = 401;

/** The config of a new shop: its facts, and neutral texts to replace. */
export function shopOf({ company, stores, logo }: Facts, logoFile: ShopConfig['logo']): ShopConfig {
  const { name, businessId, phone, email, street, postcode, city } = company;
  const ids = idsOf(stores);
  const towns = [...new Set(stores.map((store) => store.city))];
  const many = stores.length > 1;
  const tagline = {
    fi: `${many ? 'Myymälät' : 'Myymälä'}: ${listOf(towns, 'ja')}.`,
    en: `${many ? 'Stores' : 'Store'}: ${listOf(towns, 'and')}.`,
  };
  return {
    name,
    mark: logo === null ? MARK : [],
    ...(logoFile && { logo: logoFile }),
    company: company.company,
    businessId: normalizeBusinessId(businessId),
    timeZone: 'Europe/Helsinki',
    phone,
    email,
    street,
    postcode,
    city,
    serviceHours: hoursTexts(readHours(company.hours) ?? {}),
    quoteAnswerDays: 2,
    giftCardMonths: 24,
    title: { fi: 'Verkkokauppa', en: 'Online shop' },
    tagline,
    benefits: [
      { icon: 'store', fi: 'Nouto myymälästä', en: 'Store pickup' },
      { icon: 'shield', fi: 'Turvallinen maksaminen', en: 'Secure payment' },
      { icon: 'return', fi: '14 päivän peruuttamisoikeus', en: '14 days to cancel' },
    ],
    services: [],
    social: [],
    stores: stores.map((store, i): StoreConfig => {
      const { hours, ...place } = store;
      return { id: ids[i] ?? '', ...place, pickupMethod: String(FIRST_PICKUP + i), hours: readHours(hours) ?? {} };
    }),
  };
}

/** The first view of the home page, with neutral texts. */
export const pageFactsOf = ({ name, tagline }: ShopConfig): PageFacts => ({
  hero: {
    category: null,
    fi: { title: 'Tervetuloa ostoksille', text: tagline.fi, action: 'Katso tuotteet', alt: 'Värillinen tausta' },
    en: { title: `Welcome to ${name}`, text: tagline.en, action: 'See the products', alt: 'A coloured background' },
  },
  dispatch: { until: '14:00', exceptions: [] },
});

export const detailsOf = (shop: ShopConfig): Record<string, StoreDetails> =>
  Object.fromEntries(shop.stores.map(({ id }) => [id, { closedOnHolidays: true, exceptions: [], services: [] }]));

/** The source of shop.config.ts, formatted by biome afterwards. */
export const configText = (
  shop: ShopConfig,
): string => `import type { PageFacts, ShopConfig, SparePartSupplier, StoreDetails } from '#domain/base/shop-config.ts';

/** The shop's own facts (docs/own-shop.md); what each means stands with its type. \`demo/shop.config.ts\` has an example of every field. */
export const shop: ShopConfig = ${JSON.stringify(shop, null, 2)};

/** The first view of the home page. */
export const pageFacts: PageFacts = ${JSON.stringify(pageFactsOf(shop), null, 2)};

/** Holidays, exceptional days and services of each store. */
export const storeDetails: Record<string, StoreDetails> = ${JSON.stringify(detailsOf(shop), null, 2)};

/** Brands of spare parts to choose from. */
export const sparePartSuppliers: readonly SparePartSupplier[] = [];
`;
