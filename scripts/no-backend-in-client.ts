import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Vite plugin that fails the build when a module of backend/ or server.ts reaches the client bundle: otherwise a secret could
 * leak in a build that succeeds. Type imports are erased before.
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
