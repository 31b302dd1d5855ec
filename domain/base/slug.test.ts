import { expect, it } from 'vitest';
import { slugOf } from '#domain/base/slug.ts';

it.each([
  [' Palautus, reklamaatio & takuu! ', 'palautus-reklamaatio-takuu'],
  ['175/65 R14', '175-65-r14'],
  ['Äänekoski Åre', 'aanekoski-are'],
  ['—', ''],
])('%s becomes %s', (text, slug) => expect(slugOf(text)).toBe(slug));
