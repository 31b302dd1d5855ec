import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** What a module of the bundle may ask of its own place, and no other way. */
const ADDRESS = 'import.meta.url';
const COMPUTED_IMPORT = /import\(new URL\(('[^']+'), import\.meta\.url\)\.href\)/g;
const OWN_PLACE = /\bimport\.meta\.(url|dirname|filename|resolve)\b|\b__(dir|file)name\b|\bcreateRequire\b/;

/** A source, with its own address instead of the bundle's; files of `up` lead from the bundle to the shop's folder. */
export function atItsPlace(code: string, path: string, up: string): string {
  const own = `new URL(${JSON.stringify(up + path)}, ${ADDRESS}).href`;
  // addresses computed to spare type checks a build are plain imports here
  return code.replace(COMPUTED_IMPORT, 'import($1)').replaceAll(ADDRESS, own);
}

/**
 * Each of the shop's sources finds the files beside it as if it were not in a bundle: fonts, migrations, the thread of the
 * database. A library that looks for files beside itself stops the build: it belongs to those left out of the bundle.
 */
export function ownAddresses(root: string, up: string): Plugin {
  return {
    name: 'own-addresses',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(root) || id.includes('node_modules') || !OWN_PLACE.test(code)) return null;
      const placed = atItsPlace(code, relative(root, id), up);
      const rest = placed.replaceAll(ADDRESS, '').match(OWN_PLACE);
      if (rest) this.error(`${relative(root, id)}: ${rest[0]} is the bundle's; write import.meta.url`);
      return { code: placed, map: null };
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { code }] of Object.entries(chunk.modules)) {
          if (!id.includes('node_modules') || !code) continue;
          const found = OWN_PLACE.exec(code);
          if (found) this.error(`${relative(root, id)} asks for ${found[0]}: leave its package out of the bundle`);
        }
      }
    },
  };
}
