import { Hono } from 'hono';
import * as brandColours from '#domain/base/brand-colours.ts';
import type { Locale } from '#domain/base/locale.ts';
import { shop } from '#shop.config';

const colours = () => ({ theme_color: brandColours.chrome.light, background_color: brandColours.ground.light });

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcuts: Record<Locale, { name: string; url: string }[]> = {
  fi: [
    { name: 'Haku', url: '/haku' },
    { name: 'Varaosahaku', url: '/varaosahaku' },
    { name: 'Ostoskori', url: '/ostoskori' },
  ],
  en: [
    { name: 'Search', url: '/en/haku' },
    { name: 'Spare part search', url: '/en/varaosahaku' },
    { name: 'Shopping cart', url: '/en/ostoskori' },
  ],
};

/** The web app manifest in one language. */
const manifest = (locale: Locale) => ({
  // one app id for both languages
  id: '/',
  lang: locale,
  name: `${shop.name} – ${shop.title[locale]}`,
  short_name: shop.name,
  description: shop.tagline[locale],
  start_url: locale === 'en' ? '/en' : '/',
  scope: '/',
  display: 'standalone',
  ...colours(),
  icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  shortcuts: shortcuts[locale],
});

const answer = (locale: Locale) =>
  new Response(JSON.stringify(manifest(locale)), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });

/** `/manifest.webmanifest` and `/en/manifest.webmanifest`. */
export function manifestRoutes() {
  return new Hono()
    .get('/manifest.webmanifest', () => answer('fi'))
    .get('/en/manifest.webmanifest', () => answer('en'));
}
