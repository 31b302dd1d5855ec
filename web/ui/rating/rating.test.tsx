import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { I18n, loadLocale } from '#web/messages/i18n.tsx';
import { Rating } from './rating.tsx';

async function renderRating(score: number | null, count: number) {
  const t = await loadLocale('fi');
  return renderToStaticMarkup(
    <I18n value={{ t, locale: 'fi' }}>
      <Rating score={score} count={count} />
    </I18n>,
  );
}

test('shows the score with one decimal, or that there are no reviews (product-4)', async () => {
  expect(await renderRating(4.44, 12)).toContain('aria-label="Arvosana 4,4 / 5"');
  expect(await renderRating(4, 1)).toContain('aria-label="Arvosana 4,0 / 5"');
  expect(await renderRating(null, 0)).toContain('Ei arvosteluja.');
});
