/**
 * Whether an `If-None-Match` header names an entity tag, compared weakly (RFC 9110, 13.1.2). Takes time linear in the
 * header's length: the client writes it.
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
