/** A pressed link of a page in a frame, which the page tells the admin around it (@publish.look). */

/** Runs in the page. A sandbox lets no link open anything; what the page's own scripts took is no link. */
export const TELLS_LINKS = `<script>
addEventListener('click', (event) => {
  const link = event.target.closest('a[href]');
  const isOfSite = link?.origin === location.origin && link.pathname !== location.pathname;
  if (!isOfSite || event.defaultPrevented) return;
  event.preventDefault();
  parent.postMessage({ page: link.pathname }, location.origin);
});
</script>`;

/** @param data of a message from the frame. @returns the address of the page; null for other messages */
export function readToldLink(data: unknown): string | null {
  const { page }: { page?: unknown } = typeof data === 'object' && data !== null ? data : {};
  return typeof page === 'string' && page.startsWith('/') ? page : null;
}
