import { endpoint } from '../endpoint.ts';

/** What a calendar program reads with a private link, as `text/calendar` (@calendar.feed). */
export const feedEndpoints = {
  /** `{token}` ends with `.ics`. */
  read: endpoint('GET /api/calendar/{token}', 'everybody'),
};
