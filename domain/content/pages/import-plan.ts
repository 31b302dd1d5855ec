/** A text as the shop stores it: `text` is published, `draft` is written and not published, `fileText` came with the files last. */
export type StoredText = { text: string | null; draft: string | null; fileText: string | null };

/** What an import does with one text. `conflict`: the file and the admin both changed it. */
export type TextPlan = { does: 'take' | 'keep' | 'conflict'; text: string | null };

/**
 * Files and admin in peace (admin-page-7): what only one of them changed stays, and where both changed a text, the import says so.
 * `file` null: there is no file; `stored` null: the shop has no such text.
 */
export function planText(file: string | null, stored: StoredText | null): TextPlan {
  if (!stored) return { does: 'take', text: file };
  const { text, draft, fileText } = stored;
  if (file === fileText) return { does: 'keep', text };
  const isChanged = text !== fileText || draft !== null;
  if (file === text || !isChanged) return { does: 'take', text: file };
  return { does: 'conflict', text };
}
