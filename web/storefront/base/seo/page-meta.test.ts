import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

const matches = [{ id: 'en/site/layouts/shell', loaderData: { baseUrl: 'https://kauppa.example' } }];

test('points canonical and alternates to the same page in both languages', () => {
  const tags = pageMeta({ matches, locale: 'en', path: '/en/category/renkaat?page=2', title: 'Tyres' });
  expect(tags).toContainEqual({ title: 'Tyres – Tieva' });
  const href = (rel: string, hrefLang?: string) =>
    tags.find(
      (tag) => 'rel' in tag && tag.rel === rel && (!hrefLang || ('hrefLang' in tag && tag.hrefLang === hrefLang)),
    );
  expect(href('canonical')).toMatchObject({ href: 'https://kauppa.example/en/category/renkaat?page=2' });
  expect(href('alternate', 'fi')).toMatchObject({ href: 'https://kauppa.example/category/renkaat?page=2' });
  expect(href('alternate', 'x-default')).toMatchObject({ href: 'https://kauppa.example/category/renkaat?page=2' });
});

test('omits the canonical link on a page that is not indexed', () => {
  const tags = pageMeta({ matches, locale: 'fi', path: '/haku?q=x', title: 'Haku', noindex: true });
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex, follow' });
  expect(tags.some((tag) => 'rel' in tag)).toBe(false);
});

const propertiesOf = (over: Partial<Parameters<typeof pageMeta>[0]>) =>
  Object.fromEntries(
    pageMeta({ matches, locale: 'fi', path: '/cms/x', title: 'Sivu', ...over }).flatMap((tag) =>
      'property' in tag ? [[String(tag.property), 'content' in tag ? tag.content : '']] : [],
    ),
  );

test('gives link previews a title, a description and the page’s or the shop’s picture', () => {
  expect(propertiesOf({})).toMatchObject({
    'og:title': 'Sivu',
    'og:type': 'website',
    'og:url': 'https://kauppa.example/cms/x',
    'og:image': 'https://kauppa.example/share.jpg',
    'og:locale': 'fi_FI',
  });
  expect(propertiesOf({ image: '0123456789abcdef', kind: 'article' })).toMatchObject({
    'og:type': 'article',
    'og:image': 'https://kauppa.example/pictures/0123456789abcdef/og.jpg',
  });
});

test('drops the shop name from a long title', () => {
  const title = 'Moottorikelkan variaattorihihna Polaris 850 -malleihin 2023';
  expect(pageMeta({ matches, locale: 'fi', path: '/x', title: `${title} ja uudempiin` })).toContainEqual({
    title: `${title} ja uudempiin`,
  });
  expect(pageMeta({ matches, locale: 'fi', path: '/x', title: 'Hihna' })).toContainEqual({ title: 'Hihna – Tieva' });
});
