import { expect, test } from 'vitest';
import { downloadHeaders, fileName } from './file-type.ts';

test.each([
  ['Tarjous Äyräpää.pdf', 'pdf', 'Tarjous Äyräpää.pdf'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['C:\\Users\\aino\\kuva.JPG', 'jpg', 'kuva.jpg'],
  ['sivu.html', 'pdf', 'sivu.pdf'],
  // a mark that turns the direction of the text: it would read "gnp.exe"
  ['lasku\u202Egnp.exe', 'png', 'laskugnp.png'],
  ['a\r\nSet-Cookie: x=1.pdf', 'pdf', 'aSet-Cookie x=1.pdf'],
  ['', 'webp', 'tiedosto.webp'],
  ['...', 'webp', 'tiedosto.webp'],
  ['x'.repeat(300), 'pdf', `${'x'.repeat(80)}.pdf`],
] as const)('the name %j of a %s is %j (received-1)', (given, type, name) => {
  expect(fileName(given, type)).toBe(name);
});

test('a received file is saved under its name and never shown, whatever is in it (received-1)', () => {
  const headers = new Headers(downloadHeaders({ name: 'Täky "(1)\'.pdf', type: 'pdf' }));
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="Taky -1-.pdf"; filename*=UTF-8''T%C3%A4ky%20%22%281%29%27.pdf`,
  );
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox$/);
  expect(headers.get('cache-control')).toBe('no-store');
});
