import { expect, test } from 'vitest';
import { readHtml } from './read-html.ts';

test('elements with attributes, entities decoded, raw text left whole', () => {
  const html = `<!doctype html><!-- <h1> --><a href="/a?x=1&amp;y='2'" DISABLED>Äiti &#x27;&#39;</a><script>if (a<b) "</a>"</script><img alt='"' src=x>`;
  expect(readHtml(html)).toEqual([
    { name: 'a', attributes: { href: "/a?x=1&y='2'", disabled: '' }, text: "Äiti ''" },
    { name: 'script', attributes: {}, text: 'if (a<b) "</a>"' },
    { name: 'img', attributes: { alt: '"', src: 'x' }, text: '' },
  ]);
});

test('leaves out elements in a template', () => {
  expect(readHtml('<template><h1>A</h1></template><h1>B</h1>').map(({ text }) => text)).toEqual(['B']);
});
