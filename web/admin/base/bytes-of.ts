const MOST_BYTES = 15 * 1024 * 1024;

/** The bytes of an uploaded file; none for anything else, and one too many for a file that is too large. */
export async function bytesOf(value: FormDataEntryValue | null): Promise<Uint8Array> {
  if (!(value instanceof File)) return new Uint8Array();
  return new Uint8Array(await value.slice(0, MOST_BYTES + 1).arrayBuffer());
}
