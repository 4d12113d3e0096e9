import { expect, test } from 'vitest';
import { NEVER_PUBLISHED, PUBLICATION } from '#contracts/publishing.fixtures.ts';
import type { PublishingView } from '#contracts/publishing.ts';
import { WEBMASTER } from '#site/website.ts';
import { nextPollMs, publishingState } from './publishing-state.ts';
import { PUBLISHING } from './texts.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const words = (part: Partial<PublishingView>) =>
  publishingState({ ...NEVER_PUBLISHED, ...part }, NOW);

test('what is under way is said first @publish.bar', () => {
  expect(words({ building: PUBLICATION, failed: PUBLICATION, live: PUBLICATION })).toEqual({
    tone: 'busy',
    text: 'Publishing now (5 min so far).',
    canPublish: false,
  });
  const justNow = { ...PUBLICATION, startedAt: '2026-11-21T11:59:01.000Z' };
  expect(words({ building: justNow }).text).toBe('Publishing now.');
  expect(words({ building: PUBLICATION, waiting: PUBLICATION }).text).toContain('newer changes');
  expect(words({ waiting: PUBLICATION, live: PUBLICATION }).text).toContain(
    '3 unpublished changes',
  );
  const asked = words({ waiting: { ...PUBLICATION, changes: 0 }, live: PUBLICATION });
  expect(asked.text).toBe('Publishing starts in a moment.');
});

test('a failure says what visitors see, why it failed, what to do and whom to turn to', () => {
  const { tone, text } = words({
    failed: { ...PUBLICATION, error: 'The database was away.' },
    live: PUBLICATION,
  });
  expect(tone).toBe('alert');
  expect(text).toBe(
    `Publishing failed. Visitors still see the previous version. The database was away. Press “Publish now” to try again. If it fails again, contact ${WEBMASTER}.`,
  );
});

test('what waits since before a restore does not hide that a previous version is live @publish.previous', () => {
  const live = { ...PUBLICATION, startedAt: '2026-11-21T11:00:00.000Z' };
  const site = (id: string, finishedAt: string, current: boolean) => ({
    id,
    finishedAt,
    current,
    changes: 1,
  });
  const earlier = [
    site('old', '2026-11-21T11:01:00.000Z', true),
    site('new', '2026-11-21T11:30:00.000Z', false),
  ];
  const held = words({ live, earlier, waiting: { ...PUBLICATION, dueAt: null } });
  expect(held.text).toContain('a previous version, from');
  expect(held.canPublish).toBe(true);
  expect(words({ live, earlier, waiting: PUBLICATION }).text).toContain('3 unpublished changes');
});

test('publishing by hand is offered only where it would change something @publish.now', () => {
  expect(words({ live: PUBLICATION }).canPublish).toBe(false);
  expect(words({ live: PUBLICATION, building: PUBLICATION, waiting: PUBLICATION }).canPublish).toBe(
    false,
  );
  expect(words({ live: PUBLICATION, waiting: PUBLICATION }).canPublish).toBe(true);
  expect(words({ live: PUBLICATION, failed: PUBLICATION }).canPublish).toBe(true);
  expect(words({}).canPublish).toBe(true);
});

test('a failure stays said while the next try waits', () => {
  const { tone, text } = words({
    waiting: PUBLICATION,
    failed: { ...PUBLICATION, error: 'Away.' },
    live: PUBLICATION,
  });
  expect(tone).toBe('alert');
  expect(text).toMatch(/previous version\. Away\. 3 unpublished changes\..* contact /);
});

test('after failures it says when the next try is, once that is minutes away', () => {
  const later = { ...PUBLICATION, changes: 1, dueAt: '2026-11-21T12:08:00.000Z' };
  expect(words({ waiting: later, failed: PUBLICATION }).text).toMatch(
    /1 unpublished change\. The next try is at \d+:08 [AP]M\. Press “Publish now” to try sooner/,
  );
});

test('where builds wait for quiet, it says when the next one starts @publish.bar', () => {
  const waiting = { ...PUBLICATION, tries: 0, dueAt: '2026-11-21T12:09:00.000Z' };
  const { text, canPublish } = words({
    waiting,
    live: PUBLICATION,
    mode: { kind: 'quiet', minutes: 10 },
  });
  expect(text).toMatch(
    /^3 unpublished changes\. Publishing starts around \d+:09 [AP]M, 10 minutes after the last save\. Press “Publish now” to publish sooner\.$/,
  );
  expect(canPublish).toBe(true);
});

test('where saves wait to be asked for, it says what to press', () => {
  const waiting = { ...PUBLICATION, tries: 0, dueAt: null };
  const { text, canPublish } = words({ waiting, live: PUBLICATION, mode: { kind: 'button' } });
  expect(text).toBe('3 unpublished changes. Press “Publish now” when you’re ready.');
  expect(canPublish).toBe(true);
});

test('how often the site was published is said in words', () => {
  expect([0, 1, 12].map((count) => PUBLISHING.thisMonth(count))).toEqual([
    'Not published this month',
    'Published once this month',
    'Published 12 times this month',
  ]);
});

test('otherwise it says since when the site is live @publish.bar', () => {
  expect(words({ live: PUBLICATION }).text).toMatch(/^Live since \d+:\d\d [AP]M$/);
  expect(words({}).text).toContain('Nothing has been published');
});

test('a version that was restored is said to be a previous one, until another is published', () => {
  const older = { id: 'a', finishedAt: '2026-11-21T11:56:00.000Z', current: true, changes: 1 };
  const newer = { id: 'b', finishedAt: '2026-11-21T11:57:00.000Z', current: false, changes: 1 };
  const { tone, text, canPublish } = words({ live: PUBLICATION, earlier: [older, newer] });
  expect(tone).toBe('busy');
  expect(canPublish).toBe(true);
  expect(text).toMatch(
    /^Live since \S+ [AP]M: a previous version, from Nov 21, .* changes go live with your next save, or when you press “Publish now”\.$/,
  );
  const byHand = words({ live: PUBLICATION, earlier: [older, newer], mode: { kind: 'button' } });
  expect(byHand.text).toMatch(/changes go live when you press “Publish now”\.$/);

  const published = [
    { ...newer, current: true },
    { ...older, current: false },
  ];
  expect(words({ live: PUBLICATION, earlier: published }).text).not.toContain('previous');
  // Served again at a start, because what is saved now is what it was made of.
  const current = { ...PUBLICATION, startedAt: '2026-11-21T11:57:30.000Z' };
  expect(words({ live: current, earlier: [older, newer] }).text).not.toContain('previous');
  expect(
    words({ building: PUBLICATION, live: PUBLICATION, earlier: [older, newer] }).text,
  ).toContain('so far');
});

test('a guest of another host says so before all else, and offers nothing @host.guest', () => {
  const guest = words({ host: 'another', waiting: PUBLICATION, failed: PUBLICATION });
  expect(guest).toMatchObject({ tone: 'alert', canPublish: false });
  expect(guest.text).toContain('What you save is real');
  const nobody = words({ host: 'none', waiting: PUBLICATION });
  expect(nobody).toMatchObject({ tone: 'alert', canPublish: false });
  expect(nobody.text).toContain('no email is sent');
});

test('only what is under way is asked for again, most often what is about to be built', () => {
  const pollMs = (view: PublishingView | undefined) => nextPollMs(view, NOW);
  // For minutes, or until somebody presses: each question wakes a database that sleeps.
  const later = { ...PUBLICATION, dueAt: '2026-11-21T12:09:00.000Z' };
  expect(pollMs({ ...NEVER_PUBLISHED, waiting: later })).toBe(30_000);
  expect(pollMs({ ...NEVER_PUBLISHED, waiting: { ...PUBLICATION, dueAt: null } })).toBe(30_000);
  expect(pollMs({ ...NEVER_PUBLISHED, waiting: later, building: PUBLICATION })).toBe(3_000);
  expect(pollMs({ ...NEVER_PUBLISHED, waiting: PUBLICATION })).toBe(1_000);
  expect(pollMs({ ...NEVER_PUBLISHED, building: PUBLICATION })).toBe(3_000);
  const begun = { ...PUBLICATION, startedAt: '2026-11-21T11:59:59.000Z' };
  expect(pollMs({ ...NEVER_PUBLISHED, building: begun })).toBe(1_000);
  expect(pollMs({ ...NEVER_PUBLISHED, waiting: PUBLICATION, building: PUBLICATION })).toBe(3_000);
  expect(pollMs({ ...NEVER_PUBLISHED, waiting: PUBLICATION, failed: PUBLICATION })).toBe(3_000);
  expect(pollMs({ ...NEVER_PUBLISHED, live: PUBLICATION, failed: PUBLICATION })).toBe(false);
  expect(pollMs(undefined)).toBe(false);
});

test('it is asked again when a scheduled change is due, and now and again until it is made @schedule.shown', () => {
  const at = (dueAt: string) =>
    nextPollMs(
      {
        ...NEVER_PUBLISHED,
        live: PUBLICATION,
        scheduled: {
          batches: 1,
          held: 0,
          next: { id: '', dueAt, count: 1, name: '', changes: [] },
        },
      },
      NOW,
    );
  expect(at('2026-11-21T12:40:00.000Z')).toBe(40 * 60_000);
  expect(at('2026-12-24T12:40:00.000Z')).toBe(24 * 60 * 60_000);
  // It is late: the server looks every ten minutes.
  expect(at('2026-11-21T11:58:00.000Z')).toBe(30_000);
});
