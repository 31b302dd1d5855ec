import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Locale } from '#domain/base/locale.ts';
import { I18n, loadLocale } from '#web/messages/i18n.tsx';
import { Labels } from './labels.tsx';

async function renderLabels(locale: Locale, tags: string[]) {
  const t = await loadLocale(locale);
  const html = renderToStaticMarkup(
    <I18n value={{ t, locale }}>
      <Labels labels={['new']} discountPercent={null} tags={tags} saleMode="buy" />
    </I18n>,
  );
  return html
    .replaceAll(/<[^>]+>/g, '|')
    .split('|')
    .filter(Boolean);
}

test('a tag with the text of a label is shown once', async () => {
  expect(await renderLabels('fi', ['Uutuus', 'uutuus', 'Talvi'])).toEqual(['Uutuus', 'Talvi']);
  expect(await renderLabels('en', ['Winter'])).toEqual(['New', 'Winter']);
});
