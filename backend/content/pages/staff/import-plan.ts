import { ImportRefused, type Problem } from '#backend/catalog/import/problems.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import { planText, type TextPlan } from '#domain/content/pages/import-plan.ts';
import { fileOf, type Source } from '../read-sources.ts';
import { idsAfter, type StoredText, storeText, type TextRef } from './stored-texts.ts';

/** What an import does with each text of files and shop. */
export type ImportPlan = (TextRef & TextPlan & { file: string | null; stored: StoredText | null })[];

const keyOf = ({ kind, path, locale }: TextRef) => `${kind} ${locale} ${path}`;

/** Compares files with the texts of the shop (admin-page-7). */
export function planImport(files: readonly Source[], stored: readonly StoredText[]): ImportPlan {
  const inFiles = new Map(files.map((file) => [keyOf(file), file]));
  const inShop = new Map(stored.map((text) => [keyOf(text), text]));
  const refs = [...files, ...stored.filter((text) => !inFiles.has(keyOf(text)))];
  return refs.map(({ kind, path, locale }) => {
    const ref = { kind, path, locale };
    const own = inShop.get(keyOf(ref)) ?? null;
    const file = inFiles.get(keyOf(ref))?.text ?? null;
    return { ...ref, ...planText(file, own), file, stored: own };
  });
}

/** The texts that the shop has afterwards. */
export const sourcesOf = (plan: ImportPlan): Source[] =>
  plan.flatMap(({ kind, path, locale, text }) =>
    text === null ? [] : [{ file: fileOf({ kind, path, locale }), kind, path, locale, text }],
  );

/** Texts that both a file and the admin changed, with who did. */
export const conflictsOf = (plan: ImportPlan): Problem[] =>
  plan
    .filter(({ does }) => does === 'conflict')
    .map(({ stored, ...ref }) => ({
      file: fileOf(ref),
      line: null,
      field: '',
      reason: `was changed in the admin${stored?.changedBy ? ` by ${stored.changedBy}` : ''} since its last import`,
    }));

/** Throws `ImportRefused` with every text that both changed. */
export function refuseConflicts(plan: ImportPlan): void {
  const conflicts = conflictsOf(plan);
  if (conflicts.length > 0) throw new ImportRefused(conflicts);
}

type Storing = { by: string | null; now: Date; theirs: boolean };

/** Stores the texts that an import brings. With `theirs` the admin's stand against the files' as if they had been imported. */
export async function storePlan(tx: Tx, plan: ImportPlan, { by, now, theirs }: Storing): Promise<void> {
  for (const { does, text, file, stored, ...ref } of plan) {
    if (does === 'take' && text !== (stored?.text ?? null)) {
      const next = { text, draft: null, blockIds: idsAfter(stored, text), fileText: file };
      await storeText(tx, ref, next, { event: 'import', by, now });
    } else if (does === 'take' || (does === 'conflict' && theirs))
      await tx
        .updateTable('content_source')
        .set({ file_text: file })
        .where((eb) => eb.and(ref))
        .execute();
  }
  // taken out by the admin, and its file is gone too
  const nowhere = ['text', 'draft', 'file_text'] as const;
  await tx
    .deleteFrom('content_source')
    .where((eb) => eb.and(nowhere.map((column) => eb(column, 'is', null))))
    .execute();
}
