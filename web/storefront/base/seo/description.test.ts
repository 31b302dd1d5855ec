import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fittedDescription, LONGEST, SHORTEST } from './description.ts';

test('whatever the text, its description has the length that results show', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.constantFrom('fi' as const, 'en' as const), (text, locale) => {
      const { length } = fittedDescription(text, locale);
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
  const found = fittedDescription(text, 'fi');
  if (begins) expect(found.startsWith(begins)).toBe(true);
  else expect(found).toBe(text);
});

test('a long text ends with a whole word', () => {
  const found = fittedDescription('Moottorikelkkojen telamatot ja variaattorihihnat. '.repeat(9), 'fi');
  expect(found).toMatch(/[a-zä]…$/);
  expect('Moottorikelkkojen telamatot ja variaattorihihnat. '.repeat(9)).toContain(`${found.slice(0, -1)}`);
});
