/**
 * The server process: reads the settings, opens the shop, serves Hono and React Router, and shuts down gracefully.
 * Shop and admin are two applications on two ports. `node server.ts` serves the built pages, `--dev` the sources with hot reload; `--workers N` runs N processes on PostgreSQL.
 */
import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { flushCompileCache } from 'node:module';
import { Server as NetServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { policyOf } from './backend/entrypoints/http/policy-of.ts';
import type { AppPages } from './backend/entrypoints/http/server/create-admin-server.ts';
import { createLimitedServer, refuseOutright, serverLimits } from './backend/entrypoints/http/server/create-server.ts';
import { openShop } from './backend/entrypoints/open-shop.ts';
import { startErrorMessage } from './backend/entrypoints/start-error.ts';
import { keepFilesPrivate } from './backend/platform/db/private-files.ts';
import { trustedProxies } from './backend/platform/http-kit/limits/client-ip.ts';
import { contentPolicy, fixedHeaders } from './backend/platform/http-kit/security-headers.ts';
import { runWorkers } from './backend/platform/processes/run-workers.ts';
import { processesOf, readServerArguments } from './backend/platform/processes/worker-count.ts';
import { adminPortOf, adminUrlOf } from './backend/platform/settings/admin-settings.ts';
import { loadEnvFile } from './backend/platform/settings/env-file.ts';
import { readSettings, SettingsError, settingNames } from './backend/platform/settings/settings.ts';

keepFilesPrivate();
process.chdir(fileURLToPath(new URL('.', import.meta.url)));
const DRAIN_MS = 10_000;
const LAST_REQUEST_MS = 1000;
const HELP = `npm start [-- --workers N|auto]
  --workers N   runs N processes; needs DATABASE_URL. SIGHUP restarts them one by one without refusing a request.
  --dev         serves the sources with hot reload (npm run dev)
The shop listens on PORT, its admin on ADMIN_PORT. Settings: .env.example.`;

try {
  const { dev, workers, help } = readServerArguments(process.argv.slice(2));
  if (help) console.log(HELP);
  else if (workers > 1 && cluster.isPrimary) await startWorkers(workers);
  else await start(dev);
} catch (error) {
  console.error(startErrorMessage(error) ?? error);
  process.exit(1);
}

async function startWorkers(workers: number) {
  loadEnvFile(process.env, settingNames);
  const { DATABASE_URL } = readSettings(process.env);
  if (!DATABASE_URL)
    throw new SettingsError(['--workers: the embedded database serves one process; set DATABASE_URL (docs/scale.md)']);
  const log = (text: string) => console.log(text);
  const { migrateDatabase } = await import('./backend/platform/processes/migrate-database.ts');
  // migrates before any worker starts: a long migration must not make a worker count as hung
  await runWorkers(workers, log, () => migrateDatabase(DATABASE_URL, log));
}

async function start(dev: boolean) {
  for (const complaint of loadEnvFile(process.env, settingNames)) console.warn(complaint);
  // exits after the embedded database, once pending queries have been rejected; the next start reopens it or reports the
  // damaged files. The embedded database opens in its own thread while the modules load (0039)
  const opening = openShop(process.env, {
    onLost: () => setTimeout(() => process.exit(1), LAST_REQUEST_MS),
    // with hot reload the built pages may not be those that are served
    ...(dev && { hasPage: null }),
  });
  const [opened, modules, built] = await Promise.all([opening, loadModules(), dev ? null : loadBuiltPages('build')]);
  const { getRequestListener, createApp, serveCachedPages, pageTable, createReadingLimits } = modules;
  const { createPageCache, followChanges, createAdminServer } = modules;
  const { shop, createShop, settings, metrics } = opened;
  const headers = {
    ...fixedHeaders(shop.baseUrl.startsWith('https:')),
    'content-security-policy': contentPolicy([], policyOf(settings)),
  };
  const server = createLimitedServer(headers, serverLimits, trustedProxies(settings.TRUSTED_PROXIES));
  const reading = createReadingLimits({ proxies: settings.TRUSTED_PROXIES, processes: processesOf(process.env) });
  let draining = false;

  const pages = built ?? (await loadSourcePages(server, '.'));
  const pageCache =
    dev || settings.PAGE_CACHE_MB === 0 ? null : createPageCache(shop, settings.PAGE_CACHE_MB * 1024 * 1024);
  if (pageCache) {
    await followChanges(shop, pageCache);
    metrics.watchCache(pageCache);
  }
  const app = createApp({ shop, createShop, ...pages, pageCache, metrics, reading, isDraining: () => draining });
  const front =
    pageCache &&
    serveCachedPages({
      shop,
      loadBuild: pages.loadBuild,
      mode: 'production',
      cache: pageCache,
      pages: pageTable(await pages.loadBuild()),
      metrics,
      admits: reading.admits,
    });
  const respond = getRequestListener((request, env) => app.fetch(request, env));
  server.on('request', (request, response) => {
    if (refuseOutright(request, response, headers)) return;
    // the client opens a new connection, to another process, for its next request
    if (draining) response.setHeader('connection', 'close');
    const next = () => void respond(request, response);
    if (front) front(request, response, next);
    else if (pages.middleware) pages.middleware(request, response, next);
    else next();
  });
  const adminServer = await createAdminServer({
    shop,
    metrics,
    loadPages: (adminsOwn) => (dev ? loadSourcePages(adminsOwn, 'web/admin') : loadBuiltPages('build/admin')),
    isDraining: () => draining,
  });
  // before listening: placing an order adds jobs
  await opened.startWork();
  await listen(server, settings.PORT, settings.HOST);
  await listen(adminServer, adminPortOf(settings), settings.HOST);
  const stopCommands = await modules.serveCommands(shop);
  console.log(
    `${shop.baseUrl} is open (${settings.SHOP_MODE}, ${shop.db.kind}, ${Math.round(process.uptime() * 1000)} ms)`,
  );
  const adminUrl = adminUrlOf(settings);
  console.log(`${adminUrl} is its admin`);
  // of several processes the first one; each call makes new links
  if ((cluster.worker?.id ?? 1) === 1)
    for (const { role, name, path } of await shop.staff.demoStaff())
      console.log(`  ${role.padEnd(10)} ${name.padEnd(15)} ${adminUrl}${path}`);

  // writes the compile cache (NODE_COMPILE_CACHE) now: a killed process would not
  flushCompileCache();

  const stop = async (signal: string) => {
    if (draining) return;
    draining = true;
    shop.log.info({ signal }, 'draining');
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    // accepts no new connections; a worker gives idle ones time for one more request, whose response closes them
    shop.live.closeScreens();
    const servers = [server, adminServer];
    const closed = Promise.all(
      servers.map((each) => new Promise((resolve) => NetServer.prototype.close.call(each, resolve))),
    );
    setTimeout(
      () => {
        for (const each of servers) each.closeIdleConnections();
      },
      cluster.isWorker ? LAST_REQUEST_MS : 0,
    );
    await closed;
    await stopCommands();
    await opened.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Resolves when the server listens; rejects when the port is taken. */
function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

/** Loads the modules that serve requests, several hundred files, in parallel with opening the database. */
async function loadModules() {
  return {
    ...(await import('./backend/entrypoints/http/app.ts')),
    ...(await import('./backend/entrypoints/http/server/create-admin-server.ts')),
    ...(await import('./backend/entrypoints/http/pages/serve-cached-pages.ts')),
    ...(await import('./backend/entrypoints/http/pages/page-table.ts')),
    ...(await import('./backend/platform/http-kit/limits/reading-limit.ts')),
    ...(await import('./backend/platform/cache/service.ts')),
    ...(await import('./backend/entrypoints/http/follow-changes.ts')),
    ...(await import('./backend/entrypoints/cli/socket-server.ts')),
    ...(await import('@hono/node-server')),
  };
}

async function loadBuiltPages(folder: string) {
  // a computed specifier, so that type checking needs no build
  const build: ServerBuild = await import(new URL(`./${folder}/server/index.js`, import.meta.url).href);
  return { loadBuild: async () => build, clientFolder: `./${folder}/client`, middleware: null };
}

/** The sources of the app whose React Router and Vite configuration `root` holds. */
async function loadSourcePages(server: Server, root: string): Promise<AppPages> {
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({
    root,
    configFile: `${root}/vite.config.ts`,
    // tests and the shop's data dir write beside the sources
    server: { middlewareMode: true, hmr: { server }, watch: { ignored: ['**/.cache/**', '**/data/**'] } },
    appType: 'custom',
  });
  return {
    loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    clientFolder: null,
    middleware: vite.middlewares,
  };
}
