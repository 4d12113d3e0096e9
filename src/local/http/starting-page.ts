/** Shown while the shop starts; reloads by itself. */
const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="2">
<title>Starting</title>
<p>The shop is starting. This page opens it as soon as it is ready.</p>
</html>
`;

/** @returns 503 with `Retry-After` */
export function startingAnswer(): Response {
  return new Response(PAGE, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': '2',
    },
  });
}
