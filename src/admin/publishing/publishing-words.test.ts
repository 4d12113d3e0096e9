import { expect, test } from 'vitest';
import type { PublicationView, PublishingView } from '#contracts/publishing.ts';
import { SITE } from '#site/config.ts';
import { askAgainMs, publishingWords } from './publishing-words.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const ONE: PublicationView = {
  id: '1',
  state: 'requested',
  requestedAt: '2026-11-21T11:50:00.000Z',
  dueAt: '2026-11-21T12:00:01.000Z',
  startedAt: '2026-11-21T11:55:00.000Z',
  finishedAt: '2026-11-21T11:58:00.000Z',
  changes: 3,
  tries: 1,
  error: '',
};
const NONE: PublishingView = {
  waiting: null,
  building: null,
  live: null,
  failed: null,
  earlier: [],
  mode: { kind: 'each-save' },
  thisMonth: 12,
  siteUrl: 'https://woodward.example',
  host: 'this',
};
const words = (part: Partial<PublishingView>) => publishingWords({ ...NONE, ...part }, NOW);

test('what is under way is said first @publish.bar', () => {
  expect(words({ building: ONE, failed: ONE, live: ONE })).toEqual({
    tone: 'busy',
    month: '12 publications this month',
    text: 'The site is being built, for 5 min so far.',
    canPublish: false,
  });
  const justNow = { ...ONE, startedAt: '2026-11-21T11:59:01.000Z' };
  expect(words({ building: justNow }).text).toContain('for less than a minute so far');
  expect(words({ building: ONE, waiting: ONE }).text).toContain('More changes wait');
  expect(words({ waiting: ONE, live: ONE }).text).toContain('3 changes wait');
  const asked = words({ waiting: { ...ONE, changes: 0 }, live: ONE });
  expect(asked.text).toBe('The build starts automatically in a moment.');
});

test('a failure says what visitors see, why it failed, what to do and whom to turn to', () => {
  const { tone, text } = words({ failed: { ...ONE, error: 'The database was away.' }, live: ONE });
  expect(tone).toBe('alert');
  expect(text).toBe(
    `The last build failed; visitors still see the site from before. The database was away. Press “Publish now” to try again. If it fails again, contact ${SITE.webmaster}.`,
  );
});

test('publishing by hand is offered only where it would change something @publish.now', () => {
  expect(words({ live: ONE }).canPublish).toBe(false);
  expect(words({ live: ONE, building: ONE, waiting: ONE }).canPublish).toBe(false);
  expect(words({ live: ONE, waiting: ONE }).canPublish).toBe(true);
  expect(words({ live: ONE, failed: ONE }).canPublish).toBe(true);
  expect(words({}).canPublish).toBe(true);
});

test('a failure stays said while the next try waits', () => {
  const { tone, text } = words({ waiting: ONE, failed: { ...ONE, error: 'Away.' }, live: ONE });
  expect(tone).toBe('alert');
  expect(text).toMatch(/from before\. Away\. 3 changes wait to be published\..* contact /);
});

test('after failures it says when the next try is, once that is minutes away', () => {
  const later = { ...ONE, changes: 1, dueAt: '2026-11-21T12:08:00.000Z' };
  expect(words({ waiting: later, failed: ONE }).text).toMatch(
    /1 change waits to be published\. The next try is at \d+:08 [AP]M; “Publish now” does not/,
  );
});

test('where builds wait for quiet, it says when the next one starts @publish.bar', () => {
  const waiting = { ...ONE, tries: 0, dueAt: '2026-11-21T12:09:00.000Z' };
  const { text, canPublish } = words({ waiting, live: ONE, mode: { kind: 'quiet', minutes: 10 } });
  expect(text).toMatch(
    /^3 changes wait to be published\. The build starts at about \d+:09 [AP]M, 10 min after the last save; “Publish now” does not wait for it\.$/,
  );
  expect(canPublish).toBe(true);
});

test('where saves wait to be asked for, it says what to press', () => {
  const waiting = { ...ONE, tries: 0, dueAt: null };
  const { text, canPublish } = words({ waiting, live: ONE, mode: { kind: 'button' } });
  expect(text).toBe('3 changes wait to be published. Press “Publish now” to publish what’s saved.');
  expect(canPublish).toBe(true);
});

test('one publication is one', () => {
  expect(words({ live: ONE, thisMonth: 1 }).month).toBe('1 publication this month');
});

test('otherwise it says since when the site is live @publish.bar', () => {
  expect(words({ live: ONE }).text).toMatch(/^Live since \d+:\d\d [AP]M$/);
  expect(words({}).text).toContain('Nothing has been published');
});

test('a site that was brought back is said to be an earlier one, until another is published', () => {
  const older = { id: 'a', finishedAt: '2026-11-21T11:56:00.000Z', current: true };
  const newer = { id: 'b', finishedAt: '2026-11-21T11:57:00.000Z', current: false };
  const { tone, text, canPublish } = words({ live: ONE, earlier: [older, newer] });
  expect(tone).toBe('busy');
  expect(canPublish).toBe(true);
  expect(text).toMatch(/^Live since \S+ [AP]M: an earlier site, built Nov 21, .* saved here\.$/);

  const published = [
    { ...newer, current: true },
    { ...older, current: false },
  ];
  expect(words({ live: ONE, earlier: published }).text).not.toContain('earlier');
  // Served again at a start, because what is saved now is what it was made of.
  const current = { ...ONE, startedAt: '2026-11-21T11:57:30.000Z' };
  expect(words({ live: current, earlier: [older, newer] }).text).not.toContain('earlier');
  expect(words({ building: ONE, live: ONE, earlier: [older, newer] }).text).toContain('built, for');
});

test('a guest of another host says so before all else, and offers nothing @host.guest', () => {
  const guest = words({ host: 'another', waiting: ONE, failed: ONE });
  expect(guest).toMatchObject({ tone: 'alert', canPublish: false });
  expect(guest.text).toContain('What you save is real');
  const nobody = words({ host: 'none', waiting: ONE });
  expect(nobody).toMatchObject({ tone: 'alert', canPublish: false });
  expect(nobody.text).toContain('no mail is sent');
});

test('only what is under way is asked for again, most often what is about to be built', () => {
  const askAgain = (view: PublishingView | undefined) => askAgainMs(view, NOW);
  // For minutes, or until somebody presses: each question wakes a database that sleeps.
  const later = { ...ONE, dueAt: '2026-11-21T12:09:00.000Z' };
  expect(askAgain({ ...NONE, waiting: later })).toBe(30_000);
  expect(askAgain({ ...NONE, waiting: { ...ONE, dueAt: null } })).toBe(30_000);
  expect(askAgain({ ...NONE, waiting: later, building: ONE })).toBe(3_000);
  expect(askAgain({ ...NONE, waiting: ONE })).toBe(1_000);
  expect(askAgain({ ...NONE, building: ONE })).toBe(3_000);
  expect(askAgain({ ...NONE, waiting: ONE, building: ONE })).toBe(3_000);
  expect(askAgain({ ...NONE, waiting: ONE, failed: ONE })).toBe(3_000);
  expect(askAgain({ ...NONE, live: ONE, failed: ONE })).toBe(false);
  expect(askAgain(undefined)).toBe(false);
});
