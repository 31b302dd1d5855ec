import { createContext, use, useCallback, useEffect, useRef } from 'react';
import { type Draft, draftOf, isSaved, readDraft, restore, unplaced, writeDraft } from './drafts.ts';

/** Whose drafts this browser keeps; null on a shared tablet, which keeps none. */
export const DraftOwner = createContext<string | null>(null);

/** The button of a form that gives it one more row; the form is then mounted again. */
const ADD_ROW = 'button[name=intent][value=add-line]';

/** Fills a form; presses for another row when its draft has more. True when the form comes again. */
function fill(form: HTMLFormElement, draft: Draft, unplacedBefore: number): boolean {
  restore(form, draft);
  const button = form.querySelector<HTMLButtonElement>(ADD_ROW);
  const left = unplaced(form, draft);
  if (left === 0 || left >= unplacedBefore || !button) return false;
  // after the router has started
  setTimeout(() => button.click());
  return true;
}

/**
 * Keeps what is typed into a form, so that an ended session, a lost connection or a reload loses nothing: `<Form ref={useDraft(name)}>`.
 * When the form is saved and its page stays, the name must change, or it would be filled again: `order-note:1000016:3` after three
 * notes. When saving leads to another page the draft is forgotten. Kept in the tab's session storage, which signing out clears.
 */
export function useDraft(name: string) {
  const owner = use(DraftOwner);
  const restored = useRef<string>(null);
  const left = useRef(Number.POSITIVE_INFINITY);
  return useCallback(
    (element: HTMLFormElement | null) => {
      if (!element || owner === null) return;
      const keep = () => writeDraft(sessionStorage, owner, name, draftOf(element));
      const draft = restored.current === name ? null : readDraft(sessionStorage, owner, name);
      restored.current = name;
      if (draft && fill(element, draft, left.current)) {
        restored.current = null;
        left.current = unplaced(element, draft);
      }
      // typed before the scripts ran, or filled in by an action that mounted the form again
      if (!draft) keep();
      let sentFrom: string | null = null;
      const send = () => {
        sentFrom = location.pathname;
      };
      element.addEventListener('input', keep);
      element.addEventListener('submit', send);
      return () => {
        element.removeEventListener('input', keep);
        element.removeEventListener('submit', send);
        if (isSaved(sentFrom, location.pathname)) writeDraft(sessionStorage, owner, name, null);
      };
    },
    [owner, name],
  );
}

/** Forgets a form whose page shows in its place what was made of it. */
export function useForgetDraft(name: string): void {
  const owner = use(DraftOwner);
  useEffect(() => {
    if (owner !== null) writeDraft(sessionStorage, owner, name, null);
  }, [owner, name]);
}
