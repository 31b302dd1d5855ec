import { demoFactIn, isDemoAddress, isExampleAddress } from '#backend/platform/settings/demo-facts.ts';
import type { ShopConfig } from '#domain/base/shop-config.ts';
import { textsOf } from '#domain/base/texts-of.ts';
import { hasPlaceholder } from '#domain/content/pages/mandatory-pages.ts';

/** The refusal of a database that a demo has used. */
export const DEMO_ACCOUNT_REFUSAL =
  "DATABASE_URL, DATA_DIR: this database has the demo's customer, whose password everybody knows; set an empty one, and import catalog and pages into it (docs/going-live.md)";

function refusalOf(at: string, text: string): string | null {
  if (hasPlaceholder(text)) return `${at}: fill in "${text}"`;
  const fact = demoFactIn(text);
  if (fact) return `${at}: set your own; "${text}" is the demo's`;
  return at.endsWith('email') && isExampleAddress(text)
    ? `${at}: set an address of your own; "${text}" reaches nobody`
    : null;
}

/** What live mode refuses in `shop.config.ts`, each with what to set: demo facts and placeholder texts (operation-2). */
export function liveConfigRefusals(config: ShopConfig): string[] {
  const texts = textsOf(config).flatMap(({ at, text }) => refusalOf(at, text) ?? []);
  const places = [
    { at: 'street', place: config },
    ...config.stores.map((place, i) => ({ at: `stores.${i}.street`, place })),
  ];
  const addresses = places
    .filter(({ place }) => isDemoAddress(place))
    .map(({ at, place }) => `${at}: set your own; "${place.street}, ${place.postcode}" is the demo's`);
  return [...texts, ...addresses].map((words) => `shop.config.ts: ${words}`);
}
