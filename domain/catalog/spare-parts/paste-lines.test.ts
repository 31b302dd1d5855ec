import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PastedLine, parsePasted } from './paste-lines.ts';

/** Compact form: `code × amount`, then `@supplier`, then `!problem`. */
const short = ({ code, amount, supplier, problem }: PastedLine) =>
  `${code} × ${amount}${supplier ? ` @${supplier}` : ''}${problem ? ` !${problem}` : ''}`;
const read = (text: string) => parsePasted(text).lines.map(short);

const oneLine: [string, string][] = [
  ['3211180', '3211180 × 1'],
  ['3211180;2', '3211180 × 2'],
  ['3211180\t2', '3211180 × 2'],
  ['3211180,2', '3211180 × 2'],
  ['3211180, 2 kpl', '3211180 × 2'],
  ['3211180 2', '3211180 × 2'],
  ['3211180 x 2', '3211180 × 2'],
  ['3211180 × 2', '3211180 × 2'],
  ['3211180 x2', '3211180 × 2'],
  ['2 x 3211180', '3211180 × 2'],
  ['2x 3211180', '3211180 × 2'],
  ['2 x 1234', '1234 × 2'],
  ['1234 x 2', '1234 × 2'],
  ['2 kpl 3211180', '3211180 × 2'],
  ['3211180 2 kpl', '3211180 × 2'],
  ['3211180 2kpl', '3211180 × 2'],
  ['3211180;2 kpl', '3211180 × 2'],
  ['3211180 12 pcs', '3211180 × 12'],
  ['3211180 2,0', '3211180 × 2'],
  ['3211180;2,00', '3211180 × 2'],
  ['3211180;1\u00a0000', '3211180 × 1000'],
  ['- 3211180 2', '3211180 × 2'],
  ['  3211180 ;  2  ', '3211180 × 2'],
  ['3211180;', '3211180 × 1'],
  ['2;3211180', '3211180 × 2'],
  ['3211180;Variaattorihihna;2;149,90', '3211180 × 2'],
  ['3211180;Variaattorihihna', '3211180 × 1'],
  ['2 x 3211180, hihna', '3211180 × 2'],
  ['"3211180";"2"', '3211180 × 2'],
  ['="00123";2', '00123 × 2'],
  ['"=""00123""";2', '00123 × 2'],
  ['="00;123";2', '00;123 × 2'],
  ["'00123;2", '00123 × 2'],
  ['32\u000011180;2', '3211180 × 2'],
  ['91201-ZE1-003/A #4 + 10%;2', '91201-ZE1-003/A #4 + 10% × 2'],
  ['3211180@1044;2', '3211180 × 2 @1044'],
  ['15400-PLM-A02', '15400-PLM-A02 × 1'],
  ['MIES X', 'MIES X × 1'],
  // ambiguous: the shopper has to correct these
  ['3211180;0', '3211180 × 1 !amount'],
  ['3211180;-2', '3211180 × 1 !amount'],
  ['3211180 0', '3211180 × 1 !amount'],
  ['3211180;2,5', '3211180 × 1 !amount'],
  ['3211180;2,000', '3211180 × 1 !amount'],
  ['3211180;99999', '3211180 × 1 !amount'],
  ['3,21E+06;2', '3,21E+06 × 2 !scientific'],
  ['3.21118E+06\t2', '3.21118E+06 × 2 !scientific'],
  ['3,21E+06,2', '3,21E+06 × 2 !scientific'],
  ['–;2', '– × 2 !no-code'],
  [`${'9'.repeat(101)};2`, `${'9'.repeat(101)} × 2 !too-long`],
];

test.each(oneLine)('reads %j as %s (spare-part-11)', (line, expected) => expect(read(line)).toEqual([expected]));

describe('tables', () => {
  const belts = ['3211180 × 2', '3211202 × 1'];
  const files: [string, string][] = [
    ['a spreadsheet’s columns', '3211180\t2\r\n3211202\t1\r\n'],
    ['a byte order mark, Windows line ends', '\uFEFFkoodi;kpl\r\n3211180;2\r\n3211202;1\r\n'],
    ['columns in another order', 'Määrä,Nimi,Tuotekoodi\n2,"Hihna, leveä",3211180\n1,Tiiviste,3211202'],
    ['headings below an empty row', ';;\nkpl;Tuotenro\n2;3211180\n1;3211202'],
    ['a price beside the amount', 'Code;Unit price;Qty\n3211180;149,90;2\n3211202;18,40;1'],
    ['headings without an amount', 'Osanumero;Nimi\n3211180;Hihna\n3211180;Hihna\n3211202;Tiiviste'],
    ['a name with a line break', 'Koodi;Nimi;Määrä (kpl)\n3211180;"Hihna\nleveä";2\n3211202;Tiiviste;1'],
    ['old Mac line ends', '3211180 2\r3211202'],
    ['headings typed by hand', 'koodi määrä\n3211180 2\n3211202 1'],
    ['empty lines and cells', '\n\n;;;\n3211180;;2\n \n3211202;;1\n'],
  ];
  test.each(files)('%s', (_, text) => {
    expect(read(text).filter((line) => !line.endsWith('!no-code'))).toEqual(belts);
  });

  test('keeps the supplier column as written', () => {
    expect(read('Koodi;Toimittaja;Kpl\n100;Polaris;2\n100;78;1')).toEqual(['100 × 2 @Polaris', '100 × 1 @78']);
  });

  test('a part whose name looks like a heading is not a heading', () => {
    expect(read('3211180;Koodinlukija;2')).toEqual(['3211180 × 2']);
    expect(read('SKU-lukija 4000')).toEqual(['SKU-lukija × 4000']);
  });

  test('keeps a title above the headings as a line: it may be a code', () => {
    expect(read('Kevään tilaus\nKoodi;Kpl\n3211180;2')).toEqual(['Kevään tilaus × 1', '3211180 × 2']);
  });

  test('several codes in one row become several lines', () => {
    expect(read('3211180, 3211202, 3211304')).toEqual(['3211180 × 1', '3211202 × 1', '3211304 × 1']);
  });
});

test('an inch mark does not open a quoted cell', () => {
  expect(read('3/8"-1234;2\n"5/8-77;1')).toEqual(['3/8"-1234 × 2', '"5/8-77 × 1']);
});

test('merges duplicates into one line with all their row numbers (spare-part-11)', () => {
  const { lines } = parsePasted('abc-12;2\n3211180\nABC-12;3\n3211180;2');
  expect(lines).toMatchObject([
    { code: 'abc-12', amount: 5, rows: [1, 3] },
    { code: '3211180', amount: 3, rows: [2, 4] },
  ]);
});

test('caps the sum of duplicates at the limit of a line and marks it', () => {
  expect(read('1234;9000\n1234;1000')).toEqual(['1234 × 9999 !amount']);
});

test('marks a last number that may belong to the code', () => {
  expect(parsePasted('15400 PLM 305').lines).toMatchObject([
    { code: '15400 PLM', amount: 305, whole: '15400 PLM 305' },
  ]);
  expect(parsePasted('15400 PLM 305 x 2').lines).toMatchObject([{ code: '15400 PLM 305', amount: 2, whole: null }]);
});

test('counts lines beyond 500 (spare-part-11)', () => {
  const text = Array.from({ length: 512 }, (_, i) => `${100_000 + i};1`).join('\n');
  const { lines, overLimit } = parsePasted(`koodi;kpl\n${text}`);
  expect([lines.length, overLimit]).toEqual([500, 12]);
});

describe('any pasted text', () => {
  const code = fc.stringMatching(/^[A-Z0-9]{2,4}-[A-Z]{1,3}[0-9]{1,6}$/);
  const wanted = fc.uniqueArray(fc.record({ code, amount: fc.integer({ min: 1, max: 9999 }) }), {
    minLength: 1,
    maxLength: 40,
    selector: (line) => line.code,
  });

  test('never throws, and keeps every line with a letter or digit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const { lines } = parsePasted(text);
        if (/\p{N}/u.test(text)) expect(lines.length).toBeGreaterThan(0);
        for (const line of lines) expect(line.amount).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  test('gives the same lines for any separator and line end', () => {
    const divider = fc.constantFrom(';', '\t', ',', ' ', ' x ', ' ; ', ', ');
    fc.assert(
      fc.property(wanted, divider, fc.constantFrom('\n', '\r\n', '\r', '\n\n'), (lines, between, end) => {
        const text = lines.map((line) => line.code + between + line.amount).join(end);
        expect(read(text)).toEqual(lines.map((line) => `${line.code} × ${line.amount}`));
      }),
    );
  });

  test('gives the same lines for any order of named columns', () => {
    const order = fc.shuffledSubarray(['Koodi', 'Nimi', 'Kpl'], { minLength: 3 });
    fc.assert(
      fc.property(wanted, order, fc.constantFrom(';', ',', '\t'), (lines, columns, between) => {
        const cell = (column: string, line: { code: string; amount: number }) =>
          column === 'Koodi' ? line.code : column === 'Kpl' ? line.amount : `"Osa 12${between} ""leveä"""`;
        const rows = lines.map((line) => columns.map((column) => cell(column, line)).join(between));
        expect(read([columns.join(between), ...rows].join('\n'))).toEqual(
          lines.map((line) => `${line.code} × ${line.amount}`),
        );
      }),
    );
  });

  test('merging lines keeps the total number of pieces', () => {
    const few = fc.array(
      fc.record({ code: fc.constantFrom('A-1', 'a-1', 'B-2'), amount: fc.integer({ min: 1, max: 99 }) }),
      {
        maxLength: 60,
      },
    );
    fc.assert(
      fc.property(few, (lines) => {
        const total = (some: readonly { amount: number }[]) => some.reduce((sum, { amount }) => sum + amount, 0);
        const merged = parsePasted(lines.map((line) => `${line.code};${line.amount}`).join('\n')).lines;
        expect(total(merged)).toBe(total(lines));
        expect(merged.length).toBeLessThanOrEqual(2);
      }),
    );
  });
});
