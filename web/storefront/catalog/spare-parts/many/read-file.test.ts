import { expect, test } from 'vitest';
import { fileText } from './read-file.ts';

const MÄÄRÄ = 'määrä;kpl';

test.each([
  ['UTF-8', new TextEncoder().encode(MÄÄRÄ)],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${MÄÄRÄ}`)],
  ['Windows-1252', Uint8Array.from(MÄÄRÄ, (letter) => letter.charCodeAt(0))],
  ['UTF-16', new Uint8Array([0xff, 0xfe, ...Buffer.from(MÄÄRÄ, 'utf16le')])],
])('decodes %s', (_, bytes) => expect(fileText(bytes)).toEqual({ text: MÄÄRÄ }));

test.each([
  ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0]), 'spreadsheet'],
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]), 'spreadsheet'],
  ['a picture', new Uint8Array([1, 0, 2]), 'unreadable'],
  ['a file over 2 MB', new Uint8Array(3_000_000), 'too-large'],
])('refuses %s with its reason', (_, bytes, problem) => expect(fileText(bytes)).toEqual({ problem }));
