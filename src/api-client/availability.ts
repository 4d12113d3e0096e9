import type { availabilityEndpoints, AvailabilityView } from '#contracts/stock/availability.ts';
import { request } from './request.ts';

/** A copy that its type checks: importing the endpoint would bring zod to every visitor. */
const PATH: (typeof availabilityEndpoints)['read']['path'] = '/api/availability';

/** Shorter than for a request: until then the page shows nothing about the day. */
const TIMEOUT_MS = 8_000;

/**
 * @param date civil day
 * @param withInstead asks for nearby days and similar items too
 * @throws as `request` does, also when there is no answer in time
 */
export async function fetchAvailability(
  date: string,
  ids: readonly string[],
  withInstead: boolean,
): Promise<AvailabilityView> {
  const query = new URLSearchParams({ date, items: ids.join() });
  if (withInstead) query.set('instead', '1');
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // Our own server answers with this type.
  return (await request('GET', `${PATH}?${query}`, { signal })) as AvailabilityView;
}
