/** A stored document of a product: its content's id, its size, and the file name that shoppers see in its address. */
export type DocumentFile = { id: string; bytes: number; file: string };

const KEY = /^([0-9a-f]{16})\|(\d{1,10})\|([\w][\w.-]*\.pdf)$/;
const LONGEST = 80;

/** The key of a document among those of a product; its file name keeps ASCII letters, digits, dots and hyphens. */
export function documentKey({ id, bytes, file }: DocumentFile): string {
  const name = file
    .replace(/\.pdf$/i, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.-]+/g, '-')
    .replaceAll(/^[^\w]+|[^\w]+$/g, '')
    .slice(0, LONGEST);
  return `${id}|${bytes}|${name || 'ohje'}.pdf`;
}

/** The document that a key names; null for anything else. */
export function documentOfKey(key: string): DocumentFile | null {
  const [, id, bytes, file] = KEY.exec(key) ?? [];
  return id && bytes && file ? { id, bytes: Number(bytes), file } : null;
}
