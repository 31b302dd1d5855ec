import { useEffect } from 'react';
import { addCompared, removeCompared } from './compare-list.ts';

const boxes = () => document.querySelectorAll<HTMLInputElement>('input[data-compare]');

/**
 * Binds the boxes on the page to the list: a press changes the list, a change of the list or of the page checks the
 * boxes. They are plain fields that no component controls, so that cards carry no code of the comparison.
 */
export function useCompareBoxes(skus: readonly string[], onFull: () => void) {
  useEffect(() => {
    // pressed before this came alive
    for (const box of boxes()) if (box.checked && !addCompared(box.value)) box.checked = false;
    const change = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.dataset.compare !== '') return;
      if (!target.checked) removeCompared(target.value);
      else if (!addCompared(target.value)) {
        target.checked = false;
        onFull();
      }
    };
    document.addEventListener('change', change);
    return () => document.removeEventListener('change', change);
  }, [onFull]);
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
