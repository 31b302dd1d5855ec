import { build } from 'vite';
import { expect, test } from 'vitest';
import { atItsPlace, ownAddresses } from './own-addresses.ts';

test('a source finds what lies beside it from where the bundle is', () => {
  const code = "const FOLDER = new URL('./migrations/', import.meta.url);";
  const placed = atItsPlace(code, 'backend/db/migrate.ts', '../../');
  const bundle = 'file:///shop/build/start/server.js';
  const address = placed.replace('import.meta.url', JSON.stringify(bundle)).replace('const FOLDER =', 'return');
  expect(new Function(address)().href).toBe('file:///shop/backend/db/migrations/');
});

test('a module named by a computed address becomes part of the bundle', () => {
  const code = "await import(new URL('./build/server/index.js', import.meta.url).href);";
  expect(atItsPlace(code, 'server.ts', '../../')).toBe("await import('./build/server/index.js');");
});

/** Bundles one module that is said to lie at `path`. */
function bundled(path: string, code: string) {
  const given = { name: 'given', resolveId: (id: string) => (id === path ? id : null), load: () => code };
  const input = { rolldownOptions: { input: path } };
  return build({
    configFile: false,
    logLevel: 'silent',
    build: { ssr: true, write: false, ...input },
    plugins: [given, ownAddresses('/shop', '../../')],
  });
}

test.each([
  ['/shop/backend/a.ts', 'console.log(import.meta.dirname)', 'write import.meta.url'],
  ['/shop/node_modules/fonts/index.js', 'console.log(new URL("./a.ttf", import.meta.url))', 'out of the bundle'],
  ['/shop/node_modules/old/index.js', 'console.log(__dirname)', 'out of the bundle'],
])('%s cannot look beside the bundle by mistake', async (path, code, complaint) => {
  await expect(bundled(path, code)).rejects.toThrow(complaint);
});

test('what asks for no place is left as it is', async () => {
  await expect(bundled('/shop/backend/a.ts', 'console.log(1)')).resolves.toBeDefined();
});
