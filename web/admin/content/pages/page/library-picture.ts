/** A picture of the library, by the name that texts use. */
export type LibraryPicture = { file: string; id: string; name: string };

/** What a search of pictures, or an upload, responds. */
export type FoundPictures = { pictures: LibraryPicture[]; problem: string | null };
