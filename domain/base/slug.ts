/** Turns a text into a URL segment or code: `Palautus ja takuu` → `palautus-ja-takuu`, `175/65 R14` → `175-65-r14`. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
