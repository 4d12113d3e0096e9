/** The request that is open stands in the address (`?lead=<id>`), so that mails can link to it. */
const NAME = 'lead';

/** @returns the id in the address, or null */
export function openLeadId(): string | null {
  return new URLSearchParams(location.search).get(NAME);
}

/** @param id of what is open now; null: nothing */
export function showLeadInAddress(id: string | null): void {
  const url = new URL(location.href);
  if (id === null) url.searchParams.delete(NAME);
  else url.searchParams.set(NAME, id);
  history.replaceState(history.state, '', url);
}
