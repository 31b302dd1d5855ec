import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

const matches = [{ id: 'en/routes/shell', loaderData: { baseUrl: 'https://kauppa.example' } }];

test('canonical and alternates point to the same page in both languages', () => {
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

test('a page that is not for search engines has no canonical', () => {
  const tags = pageMeta({ matches, locale: 'fi', path: '/haku?q=x', title: 'Haku', noindex: true });
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex, follow' });
  expect(tags.some((tag) => 'rel' in tag)).toBe(false);
});
