import { expect, test } from 'vitest';
import { textToAdd } from './text-to-add.ts';

const card = (name: string) => ({ slug: 'lasit', name: { default: name, variation: '' } });
const article = (title: string) => ({ title, description: 'Alku.' });
const shop = {
  catalog: {
    cardsBySku: async ([sku]: string[], locale: string) =>
      sku === 'L-1' ? [card(locale === 'fi' ? 'Lasit [uusi]' : 'Goggles')] : [],
  },
  content: {
    article: async (slug: string, locale: string) => (slug === 'huolto' && locale === 'fi' ? article('Huolto') : null),
  },
} as unknown as Parameters<typeof textToAdd>[0];

test.each([
  ['product L-1', { fi: '[Lasit  uusi](/product/lasit)', en: '[Goggles](/product/lasit)' }],
  [
    'article huolto',
    {
      fi: '## Huolto\n\nAlku.\n\n[Lue lisää](/uutiset-ja-artikkelit/huolto)',
      en: '## Huolto\n\nAlku.\n\n[Read more](/uutiset-ja-artikkelit/huolto)',
    },
  ],
  ['product EI', null],
  ['article ei', null],
  ['category x', null],
  ['', null],
])('%j adds %j (admin-letter-2)', async (what, text) => expect(await textToAdd(shop, what)).toEqual(text));
