import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { onChange } from './live-stream.ts';

/** Changes within this time are one reload. */
const TOGETHER_MS = 250;

/** Marks the requests of a reload: they are the browser's own, and do not keep an idle session open. */
const RELOADING = 'staff_reload=1; Max-Age=2; Path=/; SameSite=Strict';

/**
 * Loads the page again when things of these kinds change: `['order', 'refund']`, or one of them `['order:1000016']`. A hidden
 * tab waits until it is seen. What is typed in a form stays.
 */
export function useLive(kinds: readonly string[]): void {
  const { revalidate } = useRevalidator();
  useLiveLoad(kinds, revalidate);
}

/** Like `useLive`, for a part of the page that loads its data itself: the page stays as it is. */
export function useLiveLoad(kinds: readonly string[], load: () => Promise<void>): void {
  const reload = useRef(load);
  reload.current = load;
  const wanted = kinds.join('\n');
  useEffect(() => {
    const known = new Set(wanted.split('\n'));
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLate = false;
    const run = () => {
      isLate = document.hidden;
      if (isLate) return;
      // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing in Firefox
      document.cookie = RELOADING;
      void reload.current();
    };
    const stop = onChange(({ kind, id }) => {
      if (kind !== 'all' && !known.has(kind) && !known.has(`${kind}:${id}`)) return;
      clearTimeout(timer);
      timer = setTimeout(run, TOGETHER_MS);
    });
    const onSeen = () => {
      if (isLate) run();
    };
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      stop();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [wanted]);
}
