/**
 * Whether an `If-None-Match` header contains an entity tag, by weak comparison (RFC 9110, 13.1.2). Linear in the length of the
 * header, which the client controls.
 */
export function namesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const opaque = withoutWeak(etag);
  return ifNoneMatch.split(',').some((tag) => {
    const name = tag.trim();
    return name === '*' || withoutWeak(name) === opaque;
  });
}

const withoutWeak = (etag: string) => (etag.startsWith('W/') ? etag.slice(2) : etag);
