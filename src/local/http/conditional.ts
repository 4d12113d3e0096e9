/**
 * @param request may contain `If-None-Match`
 * @param etag of the response
 * @returns whether the client has this version (RFC 9110 §13.1.2)
 */
export function isUnchanged(request: Request, etag: string): boolean {
  const known = request.headers.get('If-None-Match');
  if (known === null) return false;
  return known.split(',').some((tag) => {
    const name = tag.trim().replace(/^W\//, '');
    return name === '*' || name === etag;
  });
}
