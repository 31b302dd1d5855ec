import type { Purpose } from '#web/storefront/base/consent/choice.ts';
import type { StorageKind, StoredThing } from './stored-thing.ts';

const permitted = (
  name: string,
  kind: StorageKind,
  purpose: Purpose,
  owner: string,
  [durationFi, durationEn]: readonly [string, string],
  [fi, en]: readonly [string, string],
): StoredThing => ({ name, kind, purpose, owner, duration: { fi: durationFi, en: durationEn }, text: { fi, en } });

const TWO_YEARS = ['2 vuotta', '2 years'] as const;
const QUARTER = ['90 päivää', '90 days'] as const;
const GOOGLE = 'Google';
const THEIRS = ['palvelun omien ehtojen mukaan', "by the service's own terms"] as const;
const FRAME = ['Videosoittimen omat tiedot.', "The video player's own data."] as const;

/**
 * What is stored only with consent. The tags' names are those of Google Analytics and Ads; a shop with other tags in
 * its container adds theirs here (docs/tags.md).
 */
export const permittedStorage: readonly StoredThing[] = [
  permitted('_ga', 'cookie', 'statistics', GOOGLE, TWO_YEARS, ['Erottaa kävijät toisistaan.', 'Tells visitors apart.']),
  permitted('_ga_*', 'cookie', 'statistics', GOOGLE, TWO_YEARS, [
    'Pitää yhden käynnin sivut yhdessä.',
    'Keeps the pages of one visit together.',
  ]),
  permitted(
    'measured-orders',
    'local',
    'statistics',
    '',
    ['kunnes poistat', 'until you delete it'],
    ['Estää saman tilauksen laskemisen tilastoihin kahdesti.', 'Keeps an order from being counted twice.'],
  ),
  permitted(
    'measured-sign-in',
    'session',
    'statistics',
    '',
    ['kunnes kirjaudut', 'until you sign in'],
    ['Muistaa kirjautumistavan tilastoja varten.', 'Remembers the way of signing in for statistics.'],
  ),
  permitted('_gcl_*', 'cookie', 'marketing', GOOGLE, QUARTER, [
    'Kertoo, mistä mainoksesta tulit.',
    'Tells which advertisement brought you.',
  ]),
  permitted('_gcl_*', 'local', 'marketing', GOOGLE, QUARTER, [
    'Kertoo, mistä mainoksesta tulit.',
    'Tells which advertisement brought you.',
  ]),
  permitted('youtube-nocookie.com', 'local', 'embedded', 'YouTube', THEIRS, FRAME),
  permitted('player.vimeo.com', 'cookie', 'embedded', 'Vimeo', THEIRS, FRAME),
];
