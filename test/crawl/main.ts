/**
 * Walks the built shop from `/` and `/en` along every link and checks what it finds: `npm run task -- test:crawl`. Nothing is
 * broken, no link leads to a redirect, pages tell search engines what they need, the site map names the same pages,
 * English ones contain no unmarked Finnish, and the HTML is valid.
 */

import { showHelp } from '../../scripts/show-help.ts';
import { builtShop } from './built-shop.ts';
import { checkFeed } from './check-feed.ts';
import { checkLanguage } from './check-language.ts';
import { checkSiteMap, readSiteMap } from './check-site-map.ts';
import { checkWalk } from './check-walk.ts';
import { createFaults } from './faults.ts';
import { progress } from './progress.ts';
import { validateHtml } from './validate-html.ts';
import { walk } from './walk.ts';

showHelp(
  'npm run task -- test:crawl\nWalks the built shop along every link and checks pages, heads, site map and feed.',
);

const started = Date.now();
console.log('opening the shop with its demo data');
const shop = await builtShop('.cache/crawl-data');
const faults = createFaults();
const listed = await readSiteMap(shop);
const linked = await walk({ shop, faults, starts: ['/', '/en'], onStep: progress('pages') });
const indexable = await checkWalk(linked, shop, faults);
checkSiteMap(listed, linked, faults);
const inFeed = await checkFeed(shop, linked, faults);
const english = await checkLanguage(linked, shop, faults);
const validated = await validateHtml(linked, faults, progress('HTML'));
await shop.close();

for (const line of faults.lines()) console.log(line);
console.log(
  [
    `${linked.pages.size} pages, ${indexable} for search engines, ${listed.length} in the site map; ${linked.passed} choices like others not asked`,
    `${linked.files} files, ${linked.pictures} pictures, ${linked.elsewhere.size} addresses elsewhere (not asked)`,
    `${validated} documents validated, ${inFeed} offers compared with the feed, ${english} in English read for Finnish`,
    `${faults.count} faults, ${Math.round((Date.now() - started) / 1000)} s`,
  ].join('\n'),
);
process.exit(faults.count > 0 ? 1 : 0);
