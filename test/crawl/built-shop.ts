import { rmSync } from 'node:fs';
import type { ServerBuild } from 'react-router';
import { createApp } from '#backend/entrypoints/http/app.ts';
import { openShop } from '#backend/entrypoints/open-shop.ts';

export const ORIGIN = 'https://kauppa.example';

/** The built shop with its demo data, in this process: what `npm start` serves, as Request → Response. */
export async function builtShop(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  const { shop, close } = await openShop({
    NODE_ENV: 'production',
    ENV_FILE: '',
    DATA_DIR: folder,
    BASE_URL: ORIGIN,
    LOG_LEVEL: 'fatal',
  });
  // a computed address: type checks must not need a build
  const build: ServerBuild = await import(new URL('../../build/server/index.js', import.meta.url).href);
  const app = createApp({ shop, clientFolder: './build/client', loadBuild: async () => build });
  // search engines get whole documents, and each asker its own limits
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; crawl of the shop itself)' };
  const get = async (path: string) => app.request(new URL(path, ORIGIN), { headers });
  return { shop, close, get };
}

export type BuiltShop = Awaited<ReturnType<typeof builtShop>>;
