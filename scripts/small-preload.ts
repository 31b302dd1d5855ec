import { basename } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
/** Parts no page is poorer without: one that is blocked, as blockers of tags do, reloads nothing. */
const OPTIONAL = /[\\/]features[\\/](tags[\\/]tags\.tsx|navigation[\\/]watch-links\.ts)$/;

/** The code with the `import()` of a file as the browser has it, without the helper around it; null where it has none. */
export function importedPlainly(code: string, file: string): string | null {
  const name = basename(file).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const wrapped = new RegExp(`\\b\\w+\\(\\s*\\(\\)\\s*=>\\s*(import\\((["'\`])\\./${name}\\2\\)),[^()]*\\)`, 'g');
  const plain = code.replace(wrapped, '$1');
  return plain === code ? null : plain;
}

/**
 * Vite wraps every `import()` in a helper that first loads the chunk's stylesheets. The shop has one stylesheet, in the
 * document from the start, so what is left is what is done about a chunk that cannot be loaded
 * (storefront/features/notices/early-script.ts). Nothing is done about one that is optional.
 */
export function smallPreload(): Plugin {
  let isFound = false;
  return {
    name: 'small-preload',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    load(id) {
      if (id !== HELPER) return;
      return 'export const __vitePreload = (load) => load().catch(window.lostChunk);';
    },
    renderChunk(code, _chunk, _options, { chunks }) {
      const optional = Object.values(chunks).filter(({ facadeModuleId }) => OPTIONAL.test(facadeModuleId ?? ''));
      let plain = code;
      for (const { fileName } of optional) plain = importedPlainly(plain, fileName) ?? plain;
      if (plain === code) return;
      isFound = true;
      return { code: plain, map: null };
    },
    generateBundle(_, bundle) {
      if (!isFound) this.error('no optional chunk is asked for: see scripts/small-preload.ts');
      const withStyles = Object.values(bundle).find(
        (file) => file.type === 'chunk' && /__vite__mapDeps\.f=\[[^\]]*\.css/.test(file.code),
      );
      if (withStyles) this.error(`${withStyles.fileName} needs a stylesheet of its own; import it in styles/app.css`);
    },
  };
}
