import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Fitment } from '#domain/catalog/products/product.ts';
import { I18n, loadLocale } from '#web/messages/i18n.tsx';
import { renderPage } from '#web/ui/render-page.ts';
import FitMark from './fit-mark.tsx';
import { NO_ROWS } from './fitment-client.ts';

vi.mock('./vehicle-store.ts', () => ({
  useVehicle: () => ({ make: 'Kaira', model: 'Reitti 600', year: 2024 }),
  vehicleName: () => 'Kaira Reitti 600 2024',
}));

async function markOf(fitment: Fitment[]): Promise<string> {
  const t = await loadLocale('fi');
  await loadLocale('fi', 'vehicle');
  const router = createMemoryRouter([
    { path: '/', element: <FitMark sku="HIHNA" fitment={fitment} compact warnsOnly /> },
  ]);
  const page = (
    <I18n value={{ t, locale: 'fi' }}>
      <RouterProvider router={router} />
    </I18n>
  );
  return String((await renderPage(page, { nonce: undefined, timeoutMs: 5000 })).html);
}

test('a card or cart line of a part with unknown fit leads to a question; other goods say nothing (vehicle-3)', async () => {
  const html = await markOf([]);
  expect(html).toContain('Emme tiedä,');
  expect(html).toContain('href="/kysy-osaa?osa=HIHNA&amp;ajoneuvo=');
  expect(await markOf(NO_ROWS)).not.toContain('<p');
});
