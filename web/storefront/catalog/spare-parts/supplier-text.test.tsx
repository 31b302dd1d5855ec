import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Locale } from '#domain/base/locale.ts';
import { I18n, loadLocale } from '#web/messages/i18n.tsx';
import { PartGroup } from './supplier-text.tsx';

async function renderGroup(locale: Locale, groupEn: string) {
  const t = await loadLocale(locale);
  return renderToStaticMarkup(
    <I18n value={{ t, locale }}>
      <PartGroup part={{ group: 'Etujarru', groupEn }} />
    </I18n>,
  );
}

test('shows the English name of a part group on English pages, else marks it as Finnish', async () => {
  expect(await renderGroup('en', 'Front brake')).toBe('Front brake');
  expect(await renderGroup('en', '')).toBe('<span lang="fi">Etujarru</span>');
  expect(await renderGroup('fi', 'Front brake')).toBe('Etujarru');
});
