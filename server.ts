/**
 * The process: reads the settings, opens the shop, puts Hono in front and React Router behind, and stops cleanly.
 * `node server.ts` serves the built pages; `node server.ts --dev` serves them from source with hot reload;
 * `--workers N` has N processes answer, on PostgreSQL.
 */
import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { flushCompileCache } from 'node:module';
import { Server as NetServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { policyOf } from './backend/entrypoints/http/policy-of.ts';
import { createLimitedServer, refuseOutright, serverLimits } from './backend/entrypoints/http/server/create-server.ts';
import { openShop } from './backend/entrypoints/open-shop.ts';
import { ownersWords } from './backend/entrypoints/owners-words.ts';
import { keepFilesPrivate } from './backend/platform/db/private-files.ts';
import { trustedProxies } from './backend/platform/http-kit/limits/client-ip.ts';
import { contentPolicy, fixedHeaders } from './backend/platform/http-kit/security-headers.ts';
import { runWorkers } from './backend/platform/processes/run-workers.ts';
import { processesOf, readServerArguments } from './backend/platform/processes/worker-count.ts';
import { loadEnvFile } from './backend/platform/settings/env-file.ts';
import { readSettings, SettingsError, settingNames } from './backend/platform/settings/settings.ts';

keepFilesPrivate();
process.chdir(fileURLToPath(new URL('.', import.meta.url)));
const DRAIN_MS = 10_000;
const LAST_ASK_MS = 1000;
const HELP = `npm start [-- --workers N|auto]
  --workers N   N processes answer; needs DATABASE_URL. SIGHUP replaces them one by one, no request is refused.
  --dev         serves the sources with hot reload (npm run dev)
Settings: .env.example.`;

try {
  const { dev, workers, help } = readServerArguments(process.argv.slice(2));
  if (help) console.log(HELP);
  else if (workers > 1 && cluster.isPrimary) await startWorkers(workers);
  else await start(dev);
} catch (error) {
  console.error(ownersWords(error) ?? error);
  process.exit(1);
}

async function startWorkers(workers: number) {
  loadEnvFile(process.env, settingNames);
  const { DATABASE_URL } = readSettings(process.env);
  if (!DATABASE_URL)
    throw new SettingsError(['--workers: the embedded database serves one process; set DATABASE_URL (docs/scale.md)']);
  const say = (text: string) => console.log(text);
  const { migrateDatabase } = await import('./backend/platform/processes/migrate-database.ts');
  // once for all, so that no process counts as hung while a long migration runs
  await runWorkers(workers, say, () => migrateDatabase(DATABASE_URL, say));
}

async function start(dev: boolean) {
  for (const complaint of loadEnvFile(process.env, settingNames)) console.warn(complaint);
  // who waits for a database that has ended is told; the next start opens it again, or says what is wrong with its files.
  // it opens first, in its own thread where it is the embedded one; the rest is read meanwhile (0039)
  const opening = openShop(process.env, { onLost: () => setTimeout(() => process.exit(1), LAST_ASK_MS) });
  const [opened, parts, built] = await Promise.all([opening, readParts(), dev ? null : builtPages()]);
  const { getRequestListener, createApp, keptFront, createReadingLimits, createPageCache, followChanges } = parts;
  const { shop, settings, metrics } = opened;
  const headers = {
    ...fixedHeaders(shop.baseUrl.startsWith('https:')),
    'content-security-policy': contentPolicy([], policyOf(settings)),
  };
  const server = createLimitedServer(headers, serverLimits, trustedProxies(settings.TRUSTED_PROXIES));
  const reading = createReadingLimits({ proxies: settings.TRUSTED_PROXIES, processes: processesOf(process.env) });
  let draining = false;

  const pages = built ?? (await developmentPages(server));
  const pageCache =
    dev || settings.PAGE_CACHE_MB === 0 ? null : createPageCache(shop, settings.PAGE_CACHE_MB * 1024 * 1024);
  if (pageCache) {
    await followChanges(shop, pageCache);
    metrics.watchCache(pageCache);
  }
  const app = createApp({ shop, ...pages, pageCache, metrics, reading, isDraining: () => draining });
  const front =
    pageCache &&
    keptFront({
      shop,
      loadBuild: pages.loadBuild,
      mode: 'production',
      cache: pageCache,
      metrics,
      admits: reading.admits,
    });
  const answer = getRequestListener((request, env) => app.fetch(request, env));
  server.on('request', (request, response) => {
    if (refuseOutright(request, response, headers)) return;
    // whoever has a connection to a server that stops makes a new one for the next request
    if (draining) response.setHeader('connection', 'close');
    const next = () => void answer(request, response);
    if (front) front(request, response, next);
    else if (pages.middleware) pages.middleware(request, response, next);
    else next();
  });
  // the queue first: the first order already adds to it
  await opened.startWork();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.PORT, settings.HOST, resolve);
  });
  const stopCommands = await parts.serveCommands(shop);
  console.log(
    `${shop.baseUrl} is open (${settings.SHOP_MODE}, ${shop.db.kind}, ${Math.round(process.uptime() * 1000)} ms)`,
  );

  // kept for the next start, however this process ends (NODE_COMPILE_CACHE)
  flushCompileCache();

  const stop = async (signal: string) => {
    if (draining) return;
    draining = true;
    shop.log.info({ signal }, 'draining');
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    // takes no new connections; beside other processes those that are there may ask once more, and are sent to them
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    setTimeout(() => server.closeIdleConnections(), cluster.isWorker ? LAST_ASK_MS : 0);
    await closed;
    await stopCommands();
    await opened.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** What answers: not needed before there is a database, and some hundred files. */
async function readParts() {
  return {
    ...(await import('./backend/entrypoints/http/app.ts')),
    ...(await import('./backend/entrypoints/http/pages/kept-front.ts')),
    ...(await import('./backend/platform/http-kit/limits/reading-limit.ts')),
    ...(await import('./backend/platform/cache/service.ts')),
    ...(await import('./backend/entrypoints/http/follow-changes.ts')),
    ...(await import('./backend/entrypoints/cli/socket-server.ts')),
    ...(await import('@hono/node-server')),
  };
}

async function builtPages() {
  // a computed address: type checks must not need a build
  const build: ServerBuild = await import(new URL('./build/server/index.js', import.meta.url).href);
  return { loadBuild: async () => build, clientFolder: './build/client', middleware: null };
}

async function developmentPages(server: Server) {
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({
    // tests and the shop's own data write beside the source
    server: { middlewareMode: true, hmr: { server }, watch: { ignored: ['**/.cache/**', '**/data/**'] } },
    appType: 'custom',
  });
  return {
    loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    clientFolder: null,
    middleware: vite.middlewares,
  };
}
