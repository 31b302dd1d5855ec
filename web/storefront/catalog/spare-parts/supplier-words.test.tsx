import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Locale } from '#domain/base/locale.ts';
import { I18n, loadLocale } from '#web/messages/i18n.tsx';
import { PartGroup } from './supplier-words.tsx';

async function shown(locale: Locale, groupEn: string) {
  const t = await loadLocale(locale);
  return renderToStaticMarkup(
    <I18n value={{ t, locale }}>
      <PartGroup part={{ group: 'Etujarru', groupEn }} />
    </I18n>,
  );
}

test('a group of parts has its English name on English pages, else is marked as Finnish', async () => {
  expect(await shown('en', 'Front brake')).toBe('Front brake');
  expect(await shown('en', '')).toBe('<span lang="fi">Etujarru</span>');
  expect(await shown('fi', 'Front brake')).toBe('Etujarru');
});
