import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const rendered = (focus?: { x: number; y: number }) =>
  renderToStaticMarkup(
    <Picture image={{ id: '0123456789abcdef', alt: 'Kypärä', ...(focus && { focus }) }} sizes="50vw" />,
  );

test('a cropped picture keeps its focal point in view, else its middle (admin-media-2)', () => {
  expect(rendered({ x: 20, y: 65 })).toContain('style="object-position:20% 65%"');
  expect(rendered()).not.toContain('object-position');
});
