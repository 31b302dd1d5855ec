import { serve } from '@hono/node-server';
import { createAdminApp } from '../../backend/entrypoints/http/admin-app.ts';
import type { Shop } from '../../backend/shop.ts';
import type { StaffRole } from '../../domain/staff/permissions.ts';
import { freePort } from '../../test/server-process.ts';
import { staffCookie } from '../../test/staff.ts';

export type OpenAdmin = {
  /** The whole response of a path, as a person of a role; fails unless its status is expected. */
  ask: (path: string, form?: Record<string, string>) => Promise<{ ms: number; body: string }>;
  close: () => void;
};

/** The built admin of a shop, served by this process, and asked as a person of a role. */
export async function openAdmin(shop: Shop, role: StaffRole): Promise<OpenAdmin> {
  const build = await import(new URL('../../build/admin/server/index.js', import.meta.url).href);
  const app = createAdminApp({ shop, clientFolder: 'build/admin/client', loadBuild: async () => build });
  const port = await freePort();
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  const baseUrl = `http://127.0.0.1:${port}`;
  const cookie = await staffCookie(shop, role);
  let visitor = 0;
  return {
    async ask(path, form) {
      const started = performance.now();
      // each from another address: limits of requests are not measured
      const headers = { cookie, origin: baseUrl, 'x-forwarded-for': `10.1.${(visitor >> 8) % 256}.${visitor++ % 256}` };
      const init = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
      const answer = await fetch(baseUrl + path, { redirect: 'manual', headers, ...init });
      const body = await answer.text();
      const ms = performance.now() - started;
      if (answer.status >= 400 || answer.headers.get('location')?.includes('kirjaudu'))
        throw new Error(`${path} answered ${answer.status}: ${body.slice(0, 300)}`);
      return { ms, body };
    },
    close: () => void server.close(),
  };
}
