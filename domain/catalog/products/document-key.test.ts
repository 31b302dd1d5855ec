import { expect, test } from 'vitest';
import { documentKey, documentOfKey } from './document-key.ts';

const id = '0123456789abcdef';

test.each([
  ['Käyttöohje 2026.PDF', 'Kayttoohje-2026.pdf'],
  ['../../etc/passwd', 'etc-passwd.pdf'],
  ['päälle|pois.pdf', 'paalle-pois.pdf'],
  ['💥', 'ohje.pdf'],
])('the key of %s has the file name %s and is read again', (file, name) => {
  const key = documentKey({ id, bytes: 1200, file });
  expect(documentOfKey(key)).toEqual({ id, bytes: 1200, file: name });
});

test.each([
  '',
  'https://valmistaja.example/ohje.pdf',
  `${id}|x|a.pdf`,
  `${id}|1|../a.pdf`,
  `${id}|1|a.exe`,
  'x|1|a.pdf',
])('%s names no stored document', (key) => expect(documentOfKey(key)).toBeNull());
