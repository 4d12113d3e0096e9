/** The guards of links that open something without signing in: calendar feeds and previews. */
import type { Guard } from './guard.ts';

const API = 'tests/integration/api';
const LINKS = 'tests/integration/previews/links.test.ts';

export const linkGuards: readonly Guard[] = [
  {
    guard: 'Only the link reads a calendar feed, and only while its person may sign in',
    attacker: 'has read the database, or kept the link of an account that was disabled',
    stopped: `${API}/calendar-feed.test.ts › what is no link, or none anymore, is one and the same 404`,
    honest: 'subscribed on a phone',
    goesOn: `${API}/calendar-feed.test.ts › a link gives booked and quoted events, from 60 days ago to two years ahead`,
  },
  {
    guard: 'Wrong links of calendar feeds are limited by network',
    attacker: 'tries one link after the other',
    stopped: `${API}/calendar-feed.test.ts › a network that tries too many wrong links is refused`,
    honest: 'refreshes from the same network meanwhile',
    goesOn: `${API}/calendar-feed.test.ts › a link that works is read from a network that tried too many, however often`,
  },
  {
    guard: 'Only the link of a preview opens its page, for a day',
    attacker: 'has read the database, or kept a link',
    stopped: `${LINKS} › what opens nothing is one and the same 404, whatever it is`,
    honest: 'was sent the link',
    goesOn: `${LINKS} › a link opens the page for a day, for nobody to keep or to index, and only its hash is stored`,
  },
  {
    guard: 'Wrong links of previews are limited by network',
    attacker: 'tries one link after the other',
    stopped: `${LINKS} › a network that tries too many links is refused`,
    honest: 'opens a link from the same network meanwhile',
    goesOn: `${LINKS} › a link that works opens from a network that tried too many`,
  },
];
