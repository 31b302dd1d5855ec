import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Vite wraps every `import()` in a helper that first loads the chunk's stylesheets. The shop has one stylesheet, in the
 * document from the start, so what is left is what is done about a chunk that cannot be loaded
 * (storefront/features/notices/early-script.ts).
 */
export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    load(id) {
      if (id !== HELPER) return;
      return 'export const __vitePreload = (load) => load().catch(window.lostChunk);';
    },
    generateBundle(_, bundle) {
      const withStyles = Object.values(bundle).find(
        (file) => file.type === 'chunk' && /__vite__mapDeps\.f=\[[^\]]*\.css/.test(file.code),
      );
      if (withStyles) this.error(`${withStyles.fileName} needs a stylesheet of its own; import it in styles/app.css`);
    },
  };
}
