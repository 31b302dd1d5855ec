/** Puts the server, its libraries and the built pages into few files, which a start reads much sooner (decision 0041). */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { demoShopAlias } from '../demo-shop.mjs';
import { showHelp } from '../show-help.ts';
import { ownAddresses } from './own-addresses.ts';

showHelp(
  'node scripts/server-bundle/main.ts\nWrites build/start: the server, its libraries and the built pages in few files. npm run build does it.',
);

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OUT = 'build/start';
/** From a file of the bundle to the shop's folder. */
const UP = '../../';
const KEEP_MS = 7 * 24 * 3_600_000;

// a shop that still runs may ask for the files of its own build; their names tell them from newer ones
for (const name of existsSync(OUT) ? readdirSync(OUT) : [])
  if (Date.now() - statSync(join(OUT, name)).mtimeMs > KEEP_MS) rmSync(join(OUT, name));

await build({
  root: ROOT,
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  resolve: { alias: demoShopAlias() },
  define: { 'process.env.NODE_ENV': '"production"' },
  // parts of other programs, and what looks for files beside itself
  ssr: { noExternal: true, external: ['@electric-sql/pglite', 'pdfkit', 'pg', 'pino', 'sharp', 'vite'] },
  build: {
    ssr: true,
    outDir: OUT,
    emptyOutDir: false,
    target: 'node22',
    minify: false,
    rolldownOptions: {
      input: { server: 'server.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  plugins: [ownAddresses(ROOT, UP)],
});
