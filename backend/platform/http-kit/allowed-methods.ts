import type { Hono } from 'hono';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The methods of the endpoints at a path, for `Allow`; empty if there is none. */
export function allowedMethods({ router }: Pick<Hono, 'router'>, path: string): string[] {
  const allowed = METHODS.filter((method) =>
    router.match(method, path)[0].some(([[, route]]) => route.method === method && !route.path.endsWith('*')),
  );
  return allowed.includes('GET') ? ['GET', 'HEAD', ...allowed.slice(1)] : allowed;
}
