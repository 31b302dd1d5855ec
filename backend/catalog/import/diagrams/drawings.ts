import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanDrawing } from '#backend/catalog/diagrams/clean-drawing.ts';
import { fileInside, NOT_FOUND } from '#backend/platform/settings/files-inside.ts';
import type { Place } from '../problems.ts';
import type { ImportRun } from '../run.ts';

/** Reads and sanitizes each drawing of the diagrams once; an invalid one is reported with its first row. */
export function createDrawings(run: ImportRun) {
  const known = new Map<string, Promise<string | null>>();

  async function load(file: string, { file: from, line }: Place): Promise<string | null> {
    const found = fileInside(join(run.folder, 'drawings'), file);
    const drawing =
      typeof found === 'string' ? { error: NOT_FOUND[found] } : cleanDrawing(await readFile(found.path, 'utf8'));
    if ('svg' in drawing) return drawing.svg;
    run.problems.add({ file: from, line, field: 'drawing', reason: `drawings/${file} ${drawing.error}` });
    return null;
  }

  return {
    async read({ row, ...at }: Place & { row: { drawing?: string | undefined } }): Promise<string | null> {
      if (row.drawing === undefined) return null;
      const drawing = known.get(row.drawing) ?? load(row.drawing, at);
      known.set(row.drawing, drawing);
      return drawing;
    },
  };
}
