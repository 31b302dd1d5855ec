import { expect, test } from 'vitest';
import { liveEnv } from '#test/live-env.ts';
import { testShop } from '#test/test-shop.ts';
import { checkLivePages } from './check-live.ts';
import { livePageRefusals } from './page-refusals.ts';

const page = (path: string, locale: 'fi' | 'en', ...texts: string[]) =>
  ({ kind: 'page', path, locale, texts, hasGuaranteeNotice: path.endsWith('toimitusehdot') }) as const;
const notice = { kind: 'picture', picture: 'aa', alt: 'Virhevastuu', caption: null, notice: 'legal-guarantee' };
const whole = (['fi', 'en'] as const).flatMap((locale) => [
  page('asiakaspalvelu/toimitusehdot', locale, 'Oma Kauppa Oy'),
  page('asiakaspalvelu/tietosuoja', locale, 'Oma Kauppa Oy'),
]);

test('accepts terms and privacy notice in both languages', () => expect(livePageRefusals(whole)).toEqual([]));

test('names every mandatory page that is missing in a language, and its file (operation-2)', () => {
  expect(livePageRefusals([])).toHaveLength(6);
  expect(livePageRefusals(whole.slice(0, 3))).toEqual([
    expect.stringMatching(
      /has no page asiakaspalvelu\/tietosuoja; write content\/en\/pages\/asiakaspalvelu\/tietosuoja\.md, then import it/,
    ),
  ]);
});

test('names the language without the official notice on the legal guarantee (operation-2; Directive 2011/83/EU, art. 22a)', () => {
  const [fi, ...others] = whole;
  expect(livePageRefusals([...(fi ? [{ ...fi, hasGuaranteeNotice: false }] : []), ...others])).toEqual([
    expect.stringMatching(/^content\/fi: no page shows the notice of the EU on the legal guarantee/),
  ]);
});

test('names pages with a placeholder or the demo’s company (operation-2)', () => {
  expect(livePageRefusals([...whole, page('myymalat', 'en', 'Open', 'Call [[phone]]')])).toEqual([
    expect.stringMatching(/^content\/en: page myymalat still has a placeholder/),
  ]);
  expect(livePageRefusals([...whole, page('asiakaspalvelu', 'fi', 'Tieva Demo Oy, Oulu')])).toEqual([
    expect.stringMatching(/^content\/fi: page asiakaspalvelu tells of the demo \("Tieva Demo Oy"\)/),
  ]);
});

test('drafts and expired pages do not count as mandatory pages', async () => {
  const { shop } = await testShop(liveEnv);
  const write = (path: string, locale: string, text: string, over = '') =>
    shop.db.query(
      `insert into content_page (kind, path, locale, title, description, blocks, plain, draft, ends_on)
       values ('page', $1, $2, 'Ehdot', '', $3, '', ${over || 'false, null'})`,
      [
        path,
        locale,
        JSON.stringify([{ kind: 'text', html: text }, ...(path.endsWith('toimitusehdot') ? [notice] : [])]),
      ],
    );
  for (const { path, locale } of whole) await write(path, locale, 'Oma Kauppa Oy');
  await write('luonnos', 'fi', '[[kesken]]', 'true, null');
  await write('vanha', 'fi', '[[kesken]]', `false, '2026-01-01'`);
  await checkLivePages(shop);
  await shop.db.query(
    `update content_page set draft = true where path = 'asiakaspalvelu/tietosuoja' and locale = 'en'`,
  );
  await write('myymalat', 'fi', 'Soita <b>[[puhelin]]</b>');
  await expect(checkLivePages(shop)).rejects.toThrow(
    /has no page asiakaspalvelu\/tietosuoja;.*\n.*page myymalat still has a placeholder/,
  );
});
