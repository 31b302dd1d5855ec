import { useEffect } from 'react';
import { addCompared, type Refusal, removeCompared } from './compare-list.ts';

const boxes = () => document.querySelectorAll<HTMLInputElement>('input[data-compare]');

/** The compare keys of the product whose box it is (compare-box.tsx). */
export const keysOf = ({ dataset }: HTMLInputElement): string[] => (dataset.compare ?? '').split(' ');

/**
 * Binds the boxes on the page to the list: a press changes the list, a change of the list or of the page checks the
 * boxes. They are plain fields that no component controls, so that cards carry no code of the comparison.
 */
export function useCompareBoxes(skus: readonly string[], onRefused: (reason: Refusal, box: HTMLInputElement) => void) {
  useEffect(() => {
    const add = (box: HTMLInputElement) => {
      const refusal = addCompared(box.value, keysOf(box));
      if (!refusal) return;
      box.checked = false;
      onRefused(refusal, box);
    };
    // pressed before this came alive
    for (const box of boxes()) if (box.checked) add(box);
    const change = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.dataset.compare === undefined) return;
      if (target.checked) add(target);
      else removeCompared(target.value);
    };
    document.addEventListener('change', change);
    return () => document.removeEventListener('change', change);
  }, [onRefused]);
  useEffect(() => {
    const mark = () => {
      for (const box of boxes()) box.checked = skus.includes(box.value);
    };
    mark();
    // a new page, or more of this one, brings new boxes
    const more = new MutationObserver(mark);
    more.observe(document.body, { subtree: true, childList: true });
    return () => more.disconnect();
  }, [skus]);
}
