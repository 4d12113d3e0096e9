import { call } from '#api-client/call.ts';
import { peopleEndpoints, type PersonPage } from '#contracts/admin/people.ts';

/**
 * Reads all that is held of a person, page by page, and has the browser save it as one JSON file.
 * @returns false where the file lacks what waits for the database, because that could not be asked
 * @throws as `call` does
 */
export async function saveHeld(email: string): Promise<boolean> {
  const requests: PersonPage['requests'] = [];
  let waiting: PersonPage['waiting'] = [];
  for (let page = 1; ; page += 1) {
    const read = await call(peopleEndpoints.export, { body: { email, page } });
    if (page === 1) ({ waiting } = read);
    requests.push(...read.requests);
    if (read.requests.length === 0) break;
  }
  const madeAt = new Date().toISOString();
  const text = JSON.stringify({ email, madeAt, requests, notInDatabase: waiting }, null, 2);
  save(new Blob([text], { type: 'application/json' }), `personal-data-${madeAt.slice(0, 10)}.json`);
  return waiting !== null;
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
