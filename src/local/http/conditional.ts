/** @returns whether `If-None-Match` names this `etag` (RFC 9110 §13.1.2) */
export function isUnchanged(request: Request, etag: string): boolean {
  const header = request.headers.get('If-None-Match');
  if (header === null) return false;
  return header.split(',').some((tag) => {
    const name = tag.trim().replace(/^W\//, '');
    return name === '*' || name === etag;
  });
}
