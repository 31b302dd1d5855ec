/** What the library of pictures and documents shows, as its address holds it. */
export type MediaQuery = {
  /** Words of a file's name, of its texts, or of what uses it; ''. */
  text: string;
  kind: MediaKind | null;
  /** Pictures and documents that nothing uses, pictures without a text in some language, photos too narrow for a product page. */
  lacks: MediaLack[];
};

export const mediaKinds = ['picture', 'document', 'video'] as const;
export type MediaKind = (typeof mediaKinds)[number];
export const mediaLacks = ['unused', 'alt', 'small'] as const;
export type MediaLack = (typeof mediaLacks)[number];

/** Reads the query of the library from an address; what it does not know is left out. */
export function readMediaQuery(params: URLSearchParams): MediaQuery {
  const kind = params.get('kind');
  return {
    text: (params.get('q') ?? '').trim().slice(0, 100),
    kind: mediaKinds.find((known) => known === kind) ?? null,
    lacks: mediaLacks.filter((lack) => params.get(lack) === '1'),
  };
}
