import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Vite wraps every `import()` in a helper that first loads the chunk's stylesheets. The shop has one stylesheet, in the
 * document from the start, so what is left is the event that tells of a chunk that cannot be loaded.
 */
export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    load(id) {
      if (id !== HELPER) return;
      return `export const __vitePreload = (load, stylesheets) => load().catch((error) => {
        const event = new Event('vite:preloadError', { cancelable: true });
        event.payload = error;
        window.dispatchEvent(event);
        if (!event.defaultPrevented) throw error;
      });`;
    },
    generateBundle(_, bundle) {
      const withStyles = Object.values(bundle).find(
        (file) => file.type === 'chunk' && /__vite__mapDeps\.f=\[[^\]]*\.css/.test(file.code),
      );
      if (withStyles) this.error(`${withStyles.fileName} needs a stylesheet of its own; import it in styles/app.css`);
    },
  };
}
