import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { typedCredit } from '#domain/catalog/prices/typed-credit.ts';
import { pageFacts } from '#shop.config';
import { I18n, loadLocale } from '#web/messages/i18n.tsx';
import MonthlyPrice from './route.tsx';

async function pageOf(query: string): Promise<string> {
  const t = await loadLocale('en');
  for (const part of ['info', 'crumbs'] as const) await loadLocale('en', part);
  const terms = pageFacts.credit;
  const typed = terms && typedCredit(new URLSearchParams(query), 1_200_000, terms);
  const loaderData = { name: 'Sled', slug: 'sled', price: 1_200_000, terms, typed };
  const path = '/en/rahoitus/sled';
  // the page reads nothing else of its route
  const props = { loaderData } as unknown as Parameters<typeof MonthlyPrice>[0];
  const router = createMemoryRouter([{ path, element: <MonthlyPrice {...props} /> }], { initialEntries: [path] });
  return renderToString(
    <I18n value={{ t, locale: 'en' }}>
      <RouterProvider router={router} />
    </I18n>,
  );
}

test('the legal example follows the typed deposit and term (vehicle-box-4)', async () => {
  const html = await pageOf('kasiraha=1500&kk=37');
  expect(html).toContain('value="1500"');
  expect(html).toMatch(/deposit 1\s500\s€/);
  expect(html).toContain('term 37 months');
  expect(html).not.toContain('info.monthly');
});

test('a value outside the limits is named at its field and gives no price (vehicle-box-4)', async () => {
  const html = await pageOf('kasiraha=x&kk=37');
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
  expect(html).not.toContain('annual percentage rate');
});
