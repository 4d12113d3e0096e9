import { endpoint } from '../endpoint.ts';

/** What a calendar program reads with a private link (@calendar.feed), as `text/calendar`. */
export const feedEndpoints = {
  /** The token with `.ics` behind it. */
  read: endpoint('GET /api/calendar/{token}', 'everybody'),
};
