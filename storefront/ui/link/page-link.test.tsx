import fc from 'fast-check';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link as RouterLink, StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Link } from './page-link.tsx';

type Given = Omit<ComponentProps<typeof RouterLink>, 'children'>;

const written = (Which: typeof Link, given: Given) =>
  renderToStaticMarkup(
    <StaticRouter location="/category/kelkat?brand=Halla">
      <Which {...given}>Kelkat</Which>
    </StaticRouter>,
  );
/** The attributes in the order of their names: the order they are written in means nothing. */
const attributes = (html: string) => [...html.matchAll(/[\w-]+="[^"]*"/g)].map(([one]) => one).sort();
const same = (given: Given) => {
  const html = written(Link, given);
  expect(attributes(html)).toEqual(attributes(written(RouterLink, given)));
  expect(html).toMatch(/^<a .*>Kelkat<\/a>$/);
};

const segment = fc.string({ unit: fc.constantFrom(...'abzäö09-_~%.,:; \\/?#&"<'), maxLength: 6 });
const address = fc
  .record({ path: fc.array(segment, { maxLength: 4 }), search: fc.option(segment), hash: fc.option(segment) })
  .map(
    ({ path, search, hash }) =>
      `/${path.join('/')}${search === null ? '' : `?${search}`}${hash === null ? '' : `#${hash}`}`,
  );

test('the server writes an address as the router would', () => {
  expect(Link).not.toBe(RouterLink);
  fc.assert(fc.property(address, (to) => same({ to })));
});

test('what a browser needs only is not written, what the element takes is', () => {
  const look = { className: 'btn', title: 'Kaikki & muut', 'aria-current': 'page', target: '_blank' } as const;
  same({ to: '/category', ...look, state: { from: '/' }, replace: true, preventScrollReset: true, onClick: () => {} });
  same({ to: '/category', discover: 'none', relative: 'path', viewTransition: true, reloadDocument: true });
  expect(written(Link, { to: '/category', state: {} })).toBe('<a href="/category" data-discover="true">Kelkat</a>');
});

test('addresses that need the page they stand on are the router’s to write', () => {
  for (const to of ['?asked', '.', '..', 'kypara', '//elsewhere.test/x', 'https://elsewhere.test/', { search: '?a=1' }])
    same({ to });
});
