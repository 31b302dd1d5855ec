import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { loadWholePages } from './old-build.ts';

/** Spec 8: a lost file reloads a page at most once per path in this time. */
export const ONCE_IN_MS = 10_000;
const RELOADS_KEY = 'reloads';
const OPENING_KEY = 'opening';

type Opening = { path: string; at: number };

function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value;
  } catch {
    return null;
  }
}

/** Whether a path may be loaded again now; a path that may is remembered as loaded. */
export function mayLoadAgain(path: string, now: number): boolean {
  const reloads = read<Record<string, number>>(RELOADS_KEY) ?? {};
  if (now - Number(reloads[path]) < ONCE_IN_MS) return false;
  const recent = Object.entries(reloads).filter(([, at]) => now - at < ONCE_IN_MS);
  sessionStorage.setItem(RELOADS_KEY, JSON.stringify({ ...Object.fromEntries(recent), [path]: now }));
  return true;
}

/** Boxes that keep their choice elsewhere. */
const KEPT_BOX = '.switch, .facet, .compare-box';

/** Whether a reload would lose what the visitor has typed or chosen. */
function isFilledIn(): boolean {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement && activeElement.selectionStart) return true;
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some((field) =>
    field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
      ? field.checked !== field.defaultChecked && !field.closest(KEPT_BOX)
      : field.value !== field.defaultValue,
  );
}

const optionalErrors = new WeakSet<object>();

/** Loads a part that no page is poorer without: one that is lost, or blocked as measuring often is, reloads nothing. */
export const optional = <Module>(load: Promise<Module>): Promise<Module> =>
  load.catch((error) => {
    optionalErrors.add(error);
    throw error;
  });

async function reload(error: Error): Promise<boolean> {
  // after `optional` has heard of the error
  await new Promise((resolve) => setTimeout(resolve));
  if (optionalErrors.has(error) || isFilledIn()) return false;
  try {
    // without a connection a reload would only lose the page
    await fetch(`/builds/latest.json?${Date.now()}`);
  } catch {
    return false;
  }
  if (!mayLoadAgain(location.pathname + location.search, Date.now())) return false;
  location.reload();
  return true;
}

let reloading: Promise<boolean> = Promise.resolve(false);

/** Whether the page is about to be reloaded because a file is lost. */
export const isReloading = (): Promise<boolean> => reloading;

/** The page whose opening a reload cut short; null when the reload came from elsewhere. */
export function cutShort(opening: Opening | null, type: string | undefined, now: number): string | null {
  return opening && type === 'reload' && now - opening.at < ONCE_IN_MS ? opening.path : null;
}

/**
 * Handles files of the page that cannot be loaded. Parts loaded by `import()` reload the page. A lost route file makes the
 * router reload the page it was leaving: from then on links load documents, beginning with the page that was asked for.
 */
export function followLostFiles() {
  addEventListener('vite:preloadError', ({ payload }) => {
    // several parts may be lost at once
    reloading = reloading.then((isUnderWay) => isUnderWay || reload(payload));
  });
  const opening = read<Opening>(OPENING_KEY);
  sessionStorage.removeItem(OPENING_KEY);
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const path = cutShort(opening, entry?.type, Date.now());
  if (!path) return;
  loadWholePages();
  if (mayLoadAgain(path, Date.now())) location.assign(path);
}

/** Remembers, when the document is left, which page the router was opening. */
export function useOpening() {
  const { state, location: to } = useNavigation();
  const path = state === 'loading' && to ? to.pathname + to.search + to.hash : null;
  useEffect(() => {
    if (!path) return;
    const remember = () =>
      sessionStorage.setItem(OPENING_KEY, JSON.stringify({ path, at: Date.now() } satisfies Opening));
    addEventListener('pagehide', remember);
    return () => removeEventListener('pagehide', remember);
  }, [path]);
}
