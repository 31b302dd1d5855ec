import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentService } from '#backend/catalog/documents/service.ts';
import type { PictureService } from '#backend/catalog/media/service.ts';

/** Gives stored pictures and documents their file names, and collects the used ones. */
export type Media = {
  picture(id: string): string;
  document(id: string, file: string): string;
  /** A drawing has its diagram's name. */
  drawing(slug: string, svg: string): string;
};

type Sources = {
  pictures: Pick<PictureService, 'source'>;
  documents: Pick<DocumentService, 'read'>;
};

/**
 * A picture's file name is its id, a document's the name it was imported with; another document of the same name has its id
 * in front. `types` are those of the stored pictures by id.
 */
export function createMedia({ pictures, documents }: Sources, typeOf: (id: string) => string) {
  const pictureFiles = new Map<string, string>();
  const documentFiles = new Map<string, string>();
  const taken = new Map<string, string>();
  const drawings = new Map<string, string>();
  return {
    picture(id: string) {
      const file = pictureFiles.get(id) ?? `${id}.${typeOf(id)}`;
      pictureFiles.set(id, file);
      return file;
    },
    document(id: string, file: string) {
      const known = documentFiles.get(id);
      if (known === file) return file;
      const name = (taken.get(file) ?? id) === id ? file : `${id}-${file}`;
      taken.set(name, id);
      documentFiles.set(id, name);
      return name;
    },
    drawing(slug: string, svg: string) {
      drawings.set(`${slug}.svg`, svg);
      return `${slug}.svg`;
    },
    /** Writes every used file; returns those that are no longer stored. */
    async write(folder: string): Promise<string[]> {
      const missing: string[] = [];
      const put = async (kind: string, file: string, bytes: Uint8Array | string | undefined | null) => {
        if (!bytes) {
          missing.push(`${kind}/${file}`);
          return;
        }
        await mkdir(join(folder, kind), { recursive: true });
        await writeFile(join(folder, kind, file), bytes);
      };
      for (const [id, file] of pictureFiles) await put('pictures', file, (await pictures.source(id))?.bytes);
      for (const [file, id] of taken) await put('documents', file, await documents.read(id));
      for (const [file, svg] of drawings) await put('drawings', file, svg);
      return missing;
    },
  };
}
