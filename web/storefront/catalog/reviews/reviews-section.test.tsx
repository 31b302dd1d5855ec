import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { summaryOf } from '#domain/catalog/reviews/review.ts';
import { I18n, loadLocale } from '#web/messages/i18n.tsx';
import { ReviewsSection } from './reviews-section.tsx';

const review = {
  id: '1',
  stars: 2,
  text: '<img src=x onerror=alert(1)>',
  fit: 'small' as const,
  name: 'M<b>',
  photos: [],
  locale: 'fi' as const,
  at: '2026-11-20T10:00:00.000Z',
  answer: 'Kiitos',
};

async function rendered(count: number) {
  const [t] = await Promise.all([loadLocale('fi'), loadLocale('fi', 'reviews')]);
  const facts = {
    product: { slug: 'kypara', reviewScore: 4.4, reviewCount: 12 },
    summary: summaryOf(count > 0 ? [{ stars: 2, fit: 'small' as const, count }] : []),
    reviews: count > 0 ? [review] : [],
  };
  return renderToStaticMarkup(
    <I18n value={{ t, locale: 'fi' }}>
      <ReviewsSection {...facts} />
    </I18n>,
  );
}

test('says how reviews are verified, and tells imported ratings apart (review-3)', async () => {
  const html = await rendered(0);
  expect(html).toContain('linkki kuuluu tilaukseen');
  expect(html).toContain('Tuotetiedoissa oleva arvosana: 4,4 / 5 (12)');
  expect(html).toContain('emmekä ole varmistaneet');
});

test('shows a negative review with its answer, escaped, and links to all of them (review-3, review-4)', async () => {
  const html = await rendered(7);
  expect(html).toContain('Varmistettu ostos');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('Ostajien mielestä istuu pienenä.');
  expect(html).toContain('href="/arvostelut/kypara?tahdet=2"');
  expect(html).toContain('Lue kaikki 7 arvostelua');
  expect(html).toContain('vastaa</b>');
});
