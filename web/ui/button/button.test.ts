import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ButtonLook, buttonClass } from './button-class.ts';

const LOOKS: ButtonLook[] = [
  ...(['primary', 'ghost', 'outline', 'link', 'outline-invert', 'transactional'] as const),
  ...(['secondary', 'tertiary', 'blank'] as const),
];

test('each of the nine looks has a rule of its own (button-1)', () => {
  const css = readFileSync(new URL('./button.css', import.meta.url), 'utf8');
  const unstyled = LOOKS.filter((look) => {
    const [, own = ''] = buttonClass({ look }).split(' ');
    return !css.includes(`.${own} {`);
  });
  expect(unstyled).toEqual([]);
  expect(new Set(LOOKS.map((look) => buttonClass({ look }))).size).toBe(9);
});
