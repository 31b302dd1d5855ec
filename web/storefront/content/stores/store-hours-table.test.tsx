import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Locale } from '#domain/base/locale.ts';
import { I18n, loadLocale } from '#web/messages/i18n.tsx';
import { StoreHours } from './store-hours-table.tsx';
import { storeViewOf } from './store-views.ts';

async function told(id: string, locale: Locale, day: string) {
  const store = storeViewOf(id, locale, new Date(`${day}T10:00:00Z`));
  if (!store) throw new Error('no store');
  await loadLocale(locale);
  const t = await loadLocale(locale, 'content');
  const router = createMemoryRouter([{ path: '/', element: <StoreHours store={store} /> }]);
  return renderToStaticMarkup(
    <I18n value={{ t, locale }}>
      <RouterProvider router={router} />
    </I18n>,
  ).replaceAll(/<[^>]+>/g, '|');
}

test("lists coming special days with their reason, and the store's services (store-1)", async () => {
  const html = await told('ranua', 'fi', '2026-12-20');
  for (const said of [
    'Maanantai–perjantai',
    'to 24.12. Jouluaatto',
    'Uudenvuodenaatto',
    'suljettu',
    'Teräketjun teroitus',
  ])
    expect(html).toContain(said);
  // the server's HTML does not depend on the time
  expect(html).not.toMatch(/Auki tänään|Suljettu nyt/);
});

test('lists Christmas in November already (store-1)', async () => {
  expect(await told('oulu', 'fi', '2026-11-21')).toContain('to 24.12. Jouluaatto');
});

test('lists only the week when no special day is near', async () => {
  const html = await told('oulu', 'en', '2026-09-10');
  expect(html).toContain('Monday–Friday');
  expect(html).toContain('Oulu: opening hours');
  expect(html).not.toContain('Exceptional');
});

test('an unknown store gives null', () => expect(storeViewOf('turku', 'fi', new Date())).toBeNull());
