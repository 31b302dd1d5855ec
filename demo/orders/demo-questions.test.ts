import { expect, test } from 'vitest';
import { testShop } from '#test/test-shop.ts';
import { addDemoQuestions } from './demo-questions.ts';

test('adds made-up questions once, each marked as such and in its language (question-3)', async () => {
  const { shop } = await testShop();
  await addDemoQuestions(shop);
  await addDemoQuestions(shop);
  const { count, questions } = await shop.questions.ofProduct('41-2207');
  expect([count, questions.length]).toEqual([4, 3]);
  const { rows } = await shop.db.query<{ name: string; locale: string }>('select name, locale from product_question');
  expect(rows.every(({ name, locale }) => name.endsWith(locale === 'en' ? '(demo)' : '(esittely)'))).toBe(true);
  expect(new Set(rows.map(({ locale }) => locale))).toEqual(new Set(['fi', 'en']));
});
