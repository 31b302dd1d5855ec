/** Types of files that people send, and their media types. */
export const fileTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const;

export type FileType = keyof typeof fileTypes;

/** The `accept` of file inputs. Phones convert their own formats (HEIC) to one of these. */
export const PHOTOS_ACCEPTED = 'image/jpeg,image/png,image/webp';
export const FILES_ACCEPTED = `application/pdf,${PHOTOS_ACCEPTED}`;

const LONGEST_NAME = 80;
/** Characters that change the direction of a text, or are invisible: `fdp.exe` must not read as `exe.pdf`. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu;

/** The name of a received file: without path and hidden characters, with the ending of what it is. */
export function fileName(given: string, type: FileType): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const stem = last
    .replaceAll(HIDDEN, '')
    .replaceAll(/["<>|:*?]/g, ' ')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${
    [...stem]
      .slice(0, LONGEST_NAME)
      .join('')
      .replaceAll(/^[. ]+|[. ]+$/g, '') || 'tiedosto'
  }.${type}`;
}

const ascii = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w. -]+/g, '-');

/**
 * Headers of a received file: it is saved, never shown on this origin, and its type is not guessed (RFC 6266; the policy is for
 * browsers that show it nevertheless).
 */
export const downloadHeaders = ({ name, type }: { name: string; type: FileType }): Record<string, string> => ({
  'content-type': fileTypes[type],
  'content-disposition': `attachment; filename="${ascii(name)}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`,
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
});
