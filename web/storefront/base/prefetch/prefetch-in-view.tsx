import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { savesData } from './saves-data.ts';

/** Links of product cards and category tiles. */
const LINKS = 'main [data-prefetch] a[href]';
/** A link must stay in view this long, so that links scrolled past are not fetched. */
const REST_MS = 300;
const AT_ONCE = 5;

/** Prefetches the pages of cards that stay in view, at most five at a time (route-5). */
export default function PrefetchInView() {
  const { key } = useLocation();
  // starts over on each page, because prefetched data is fresh for half a minute only
  return savesData() ? null : <FetchedPages key={key} />;
}

function FetchedPages() {
  const inView = useInView();
  const fetched = useFetched();
  return inView
    .filter((page) => !fetched.has(new URL(page, location.href).pathname))
    .slice(0, AT_ONCE)
    .map((page) => <PrefetchPageLinks key={page} page={page} />);
}

/** The pages whose links have been in view for `REST_MS`, oldest first. */
function useInView(): readonly string[] {
  const [pages, setPages] = useState<readonly string[]>([]);
  useEffect(() => {
    const resting = new Map<Element, ReturnType<typeof setTimeout>>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const page = target.getAttribute('href') ?? '';
        clearTimeout(resting.get(target));
        if (isIntersecting)
          resting.set(
            target,
            setTimeout(() => setPages((others) => [...others, page]), REST_MS),
          );
        else setPages((others) => (others.includes(page) ? others.filter((other) => other !== page) : others));
      }
    });
    for (const link of document.querySelectorAll(LINKS)) observer.observe(link);
    return () => {
      observer.disconnect();
      for (const timer of resting.values()) clearTimeout(timer);
    };
  }, []);
  return [...new Set(pages)];
}

/** The paths whose prefetch has finished or failed. */
function useFetched(): ReadonlySet<string> {
  const [paths, setPaths] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const hear = ({ target }: Event) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'prefetch') return;
      const path = new URL(target.href).pathname.replace(/\.data$/, '');
      setPaths((others) => new Set([...others, path]));
    };
    for (const type of ['load', 'error']) document.addEventListener(type, hear, true);
    return () => {
      for (const type of ['load', 'error']) document.removeEventListener(type, hear, true);
    };
  }, []);
  return paths;
}
