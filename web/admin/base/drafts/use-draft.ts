import { createContext, use, useCallback, useRef } from 'react';
import { draftOf, readDraft, restore, writeDraft } from './drafts.ts';

/** Whose drafts this browser keeps; null on a shared tablet, which keeps none. */
export const DraftOwner = createContext<string | null>(null);

/**
 * Keeps what is typed into a form, so that an ended session, a lost connection or a reload loses nothing: `<Form ref={useDraft(name)}>`.
 * The name must change when the person has saved the form, or it would be filled again: `order-note:1000016:3` after three notes.
 * Kept in the tab's session storage, which signing out clears.
 */
export function useDraft(name: string) {
  const owner = use(DraftOwner);
  const restored = useRef<string>(null);
  return useCallback(
    (element: HTMLFormElement | null) => {
      if (!element || owner === null) return;
      const keep = () => writeDraft(sessionStorage, owner, name, draftOf(element));
      const draft = restored.current === name ? null : readDraft(sessionStorage, owner, name);
      restored.current = name;
      if (draft) restore(element, draft);
      // typed before the scripts ran, or filled in by an action that mounted the form again
      else keep();
      element.addEventListener('input', keep);
      return () => element.removeEventListener('input', keep);
    },
    [owner, name],
  );
}
