import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST, metaDescription, SHORTEST } from './description.ts';

test('fits every description to the length that search results show', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.constantFrom('fi' as const, 'en' as const), (text, locale) => {
      const { length } = metaDescription(text, locale);
      expect(length).toBeGreaterThanOrEqual(SHORTEST);
      expect(length).toBeLessThanOrEqual(LONGEST);
    }),
  );
});

test.each([
  ['Talvirenkaat autoon, mönkijään ja perävaunuun, myös asennettuina.', undefined],
  ['Sahat', 'Sahat. Tieva: Ajoneuvot, pienkoneet'],
  [undefined, 'Tieva: Ajoneuvot'],
])('%s', (text, begins) => {
  const found = metaDescription(text, 'fi');
  if (begins) expect(found.startsWith(begins)).toBe(true);
  else expect(found).toBe(text);
});

test('cuts a long text after a whole word', () => {
  const found = metaDescription('Moottorikelkkojen telamatot ja variaattorihihnat. '.repeat(9), 'fi');
  expect(found).toMatch(/[a-zä]…$/);
  expect('Moottorikelkkojen telamatot ja variaattorihihnat. '.repeat(9)).toContain(`${found.slice(0, -1)}`);
});
