import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { createPdf } from './create-pdf.ts';

const madeAt = new Date('2026-11-21T10:00:00Z');

/** A document with this number of rows. */
async function written(rows: number) {
  const pdf = await createPdf({ title: 'Kuitti 1000016', lang: 'fi', madeAt });
  pdf.facts([
    { title: 'Tilaaja', lines: ['Šárka Äyräpää', 'Koivukatu 12'] },
    { title: 'Maksutapa', lines: ['OP'] },
  ]);
  pdf.heading('Tuotteet');
  pdf.table(
    [{ title: 'Tuote' }, { title: 'Yhteensä', align: 'right', width: 90 }],
    Array.from({ length: rows }, (_, i) => [
      { text: `Öljynsuodatin ${i + 1}`, note: `OS-${i + 1}` },
      '1 040,50\u202f€',
    ]),
  );
  pdf.totals([{ label: 'Yhteensä', value: '20 €', strong: true }]);
  pdf.text('Kiitos!', { muted: true });
  const bytes = await pdf.finish();
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: false });
  return { bytes, document, pages: text };
}

test('the text of a document can be copied', async () => {
  const { document, pages } = await written(2);
  expect(pages).toHaveLength(1);
  for (const text of [
    'Kuitti 1000016',
    'Tieva Demo Oy',
    'Šárka Äyräpää',
    'Öljynsuodatin 2',
    'OS-2',
    'Kiitos!',
    '1 / 1',
  ])
    expect(pages[0]).toContain(text);
  expect(pages[0]?.replaceAll('\u00a0', ' ')).toContain('1 040,50 €');
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Title: 'Kuitti 1000016', Author: 'Tieva Demo Oy', Language: 'fi' });
});

test('tags headings, tables and cells for screen readers (accessibility-1)', async () => {
  const { document } = await written(2);
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  const roles: string[] = [];
  const walk = (node: { role?: string; children?: unknown[] }) => {
    if (node.role) roles.push(node.role);
    for (const child of node.children ?? []) walk(child as typeof node);
  };
  walk((await (await document.getPage(1)).getStructTree()) as never);
  expect(roles.filter((role) => role === 'TR')).toHaveLength(4);
  expect(roles).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'P', 'Table', 'TH', 'TD']));
});

test('a long table continues on further pages with header and page number', async () => {
  const { pages } = await written(120);
  expect(pages.length).toBeGreaterThan(3);
  const all = pages.join('\n');
  for (const n of [1, 40, 80, 120]) expect(all).toContain(`OS-${n}`);
  pages.forEach((page, index) => {
    expect(page).toContain(`${index + 1} / ${pages.length}`);
    if (page.includes('OS-')) expect(page).toContain('Tuote');
  });
  expect(all.match(/Öljynsuodatin/g)).toHaveLength(120);
});

test('unsupported characters do no harm', async () => {
  const pdf = await createPdf({ title: 'Otsikko', lang: 'en', madeAt });
  pdf.text('e\u0301 \u0000\u202eabc 雪 🛷');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.finish())), { mergePages: true });
  expect(text).toContain('é abc');
});
