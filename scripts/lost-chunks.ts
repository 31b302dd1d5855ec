import type { Plugin } from 'vite';

const LOADER = /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.js/;
const RELOAD = 'window.location.reload();\n\t\treturn new Promise(() => {});';

/**
 * The router reloads the page each time a file of a page cannot be loaded. Spec 8 says how often that may be:
 * `lostChunk` (storefront/features/notices/early-script.ts) is asked instead.
 */
export function lostChunks(): Plugin {
  return {
    name: 'lost-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    transform: {
      filter: { id: LOADER },
      handler(code) {
        if (!code.includes(RELOAD)) this.error('the router reloads in other words now: see scripts/lost-chunks.ts');
        return { code: code.replace(RELOAD, 'return window.lostChunk(error);'), map: null };
      },
    },
    generateBundle(_, bundle) {
      const found = Object.values(bundle).some((file) => file.type === 'chunk' && file.code.includes('lostChunk('));
      if (!found) this.error('no file asks lostChunk: the router has moved its loader, see scripts/lost-chunks.ts');
    },
  };
}
