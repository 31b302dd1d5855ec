import { offlineFiles } from './plain-page.tsx';
import serviceWorker from './service-worker.ts?worker&url';
import type { WorkerBuild } from './shop-worker.ts';

/** The text of `/sw.js`: another build is another text, which is what makes browsers renew the worker. */
export function workerScript(id: string, pages: WorkerBuild['pages']): string {
  const build: WorkerBuild = { id, pages, files: offlineFiles };
  return `self.SHOP_BUILD=${JSON.stringify(build)};\nimportScripts(${JSON.stringify(serviceWorker)});\n`;
}
