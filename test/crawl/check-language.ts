import { finnishVocabulary, wordsOf } from '../words/finnish-vocabulary.ts';
import { spoken } from '../words/spoken.ts';
import { DEMO_PASSWORD, isOfTheirOwn, isUnmarkable } from '../words/unmarkable.ts';
import type { BuiltShop } from './built-shop.ts';
import { localeOfPath } from './check-page.ts';
import type { Faults } from './faults.ts';
import type { Walk } from './walk.ts';

/** Names that are the same in both languages: products, series, vehicles, brands. */
async function namesOf({ shop }: BuiltShop): Promise<string[]> {
  const { rows } = await shop.db.query(
    `select coalesce(name_en, '') || ' ' || brand || ' ' || coalesce(manufacturer ->> 'name', '') as said from product
     union all select make || ' ' || model from fitment
     union all select coalesce(name_en, '') from category
     union all select sku from product_variant`,
  );
  return rows.map(({ said }) => String(said));
}

// standards are called that in every language: EN ISO 11393, JASO MA2
const STANDARDS = 'ISO MA';
const PARTS = /^\/en\/varaosa/;

/** English pages contain no Finnish text that is not marked as Finnish. Returns the number of pages read. */
export async function checkLanguage({ pages }: Walk, shop: BuiltShop, faults: Faults): Promise<number> {
  const finnish = await finnishVocabulary();
  const names = new Set([STANDARDS, DEMO_PASSWORD, ...(await namesOf(shop))].flatMap(wordsOf));
  let read = 0;
  for (const [path, { html }] of pages) {
    if (localeOfPath(path) !== 'en' || !html || isOfTheirOwn(path)) continue;
    read++;
    for (const { lang, text, element } of spoken(html)) {
      // of parts, whose names are Finnish only
      if (PARTS.test(path) && isUnmarkable(element)) continue;
      const words = lang === 'en' ? wordsOf(text.replace(/\S+@\S+/g, '')) : [];
      const strange = words.filter((word) => finnish.has(word) && !names.has(word));
      if (strange.length > 0) faults.add(`Finnish, not marked: ${strange.join(' ')}`, `${path} <${element}> ${text}`);
    }
  }
  return read;
}
