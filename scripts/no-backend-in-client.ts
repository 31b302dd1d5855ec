import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Stops the build when anything under backend/ (or the server itself) reaches the client bundle: without this a
 * leaked secret builds with exit 0. Types are erased before this sees them.
 */
export function noBackendInClient(root = process.cwd()): Plugin {
  const isBackend = (id: string) => {
    const path = relative(root, id.split('?')[0] ?? id)
      .split(sep)
      .join('/');
    return path.startsWith('backend/') || path === 'server.ts';
  };
  return {
    name: 'no-backend-in-client',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      if (!isBackend(id)) return null;
      this.error(`${relative(root, id)} must not reach the client bundle: import its types only`);
    },
  };
}
