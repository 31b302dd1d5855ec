import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { loadWholePages } from './old-build.ts';

/** A failed chunk reloads a page at most once per path in this time (error-2). */
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

/** Whether a path may be reloaded now; records the reload when it may. */
export function mayLoadAgain(path: string, now: number): boolean {
  const reloads = read<Record<string, number>>(RELOADS_KEY) ?? {};
  if (now - Number(reloads[path]) < ONCE_IN_MS) return false;
  const recent = Object.entries(reloads).filter(([, at]) => now - at < ONCE_IN_MS);
  sessionStorage.setItem(RELOADS_KEY, JSON.stringify({ ...Object.fromEntries(recent), [path]: now }));
  return true;
}

/** Checkboxes whose state is stored elsewhere. */
const STORED_BOX = '.switch, .facet, [data-stored]';

/** Whether a reload would lose input. */
function isFilledIn(): boolean {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement && activeElement.selectionStart) return true;
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some((field) =>
    field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
      ? field.checked !== field.defaultChecked && !field.closest(STORED_BOX)
      : field.value !== field.defaultValue,
  );
}

const optionalErrors = new WeakSet<object>();

/** Marks a dynamic import as optional: when it fails or is blocked, as tags often are, the page is not reloaded. */
export const optional = <Module>(load: Promise<Module>): Promise<Module> =>
  load.catch((error) => {
    optionalErrors.add(error);
    throw error;
  });

async function reload(error: Error): Promise<boolean> {
  // after `optional` has recorded the error
  await new Promise((resolve) => setTimeout(resolve));
  if (optionalErrors.has(error) || isFilledIn()) return false;
  try {
    // a reload without a connection would lose the page
    await fetch(`/builds/latest.json?${Date.now()}`);
  } catch {
    return false;
  }
  if (!mayLoadAgain(location.pathname + location.search, Date.now())) return false;
  location.reload();
  return true;
}

let reloading: Promise<boolean> = Promise.resolve(false);

/** Whether the page is about to be reloaded because a chunk failed to load. */
export const isReloading = (): Promise<boolean> => reloading;

/** The page that the router was opening when it reloaded; null for any other reload. */
export function cutShort(opening: Opening | null, type: string | undefined, now: number): string | null {
  return opening && type === 'reload' && now - opening.at < ONCE_IN_MS ? opening.path : null;
}

/**
 * Handles chunks that fail to load, as after a deployment (error-2). A failed `import()` reloads the page. A failed
 * route chunk makes the router reload the page it was leaving: then links load whole documents, first the one that
 * was requested.
 */
export function followLostFiles() {
  addEventListener('vite:preloadError', ({ payload }) => {
    // several chunks may fail at once
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

/** Stores, when the document unloads, which page the router was opening. */
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
