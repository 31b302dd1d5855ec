import { expect, test } from 'vitest';
import { renderMarkdown } from '#backend/content/pages/render-markdown.ts';
import { plainText } from './plain-text.ts';

const of = (markdown: string) => plainText(renderMarkdown(markdown, { pictureId: () => undefined }).html);

test.each([
  ['## Otsikko\n\nKappale\njatkuu.', 'Otsikko\n\nKappale jatkuu.'],
  ['Katso [hinnat](https://kauppa.example/x?a=1&b=2).', 'Katso hinnat (https://kauppa.example/x?a=1&b=2).'],
  ['- yksi\n- **kaksi**\n\nja loput', '- yksi\n- kaksi\n\nja loput'],
  ['| Koko | Hinta |\n|---|---|\n| M | 9 € |', 'Koko, Hinta\nM, 9 €'],
  ['5 < 6 & "lainaus"', '5 < 6 & "lainaus"'],
])('%j', (markdown, text) => expect(of(markdown)).toBe(text));

test('keeps the URL of a button', () =>
  expect(plainText('<p><a class="b" href="https://kauppa.example/x">Katso</a></p>')).toBe(
    'Katso (https://kauppa.example/x)',
  ));
