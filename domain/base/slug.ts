/** A text as a part of an address or a code: `Palautus ja takuu` is `palautus-ja-takuu`, `175/65 R14` is `175-65-r14`. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
