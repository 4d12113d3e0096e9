import { expect, test } from 'vitest';
import { follow } from './follow.ts';
import { typedStays } from './invariants.ts';
import { control, momentOf, press, screen } from './moments.ts';

test('a day that the browser writes out is the one that was typed', () => {
  const field = control({ role: 'textbox', name: 'Event date', field: 'main / Event date' });
  const lost = (text: string, value: string) => {
    const before = screen({ controls: [field], fields: { [field.field]: '' } });
    const after = { ...before, fields: { [field.field]: value } };
    return typedStays(momentOf({ act: 'type', target: field, text, replace: true }, before, after));
  };
  expect(lost('1/2/2098', '01/02/2098')).toEqual([]);
  expect(lost('1/2/2098', '01/02/2097')).toHaveLength(1);
  expect(lost('1/2/2098', '')).toHaveLength(1);
});

test('the event that is given outside the forms takes the place of what they held', () => {
  const save = control({ name: 'Save', place: 'dialog Your Wishlist', submits: true });
  const other = control({ name: 'Save', place: 'main' });
  const lost = (pressed: typeof save, field: string) => {
    const before = screen({ controls: [pressed], fields: { [field]: '02/30/2099' } });
    const moment = momentOf(press(pressed), before, {
      ...before,
      fields: { [field]: '12/05/2099' },
    });
    moment.here.typed.set(field, '02/30/2099');
    return typedStays(moment);
  };
  expect(lost(save, 'contact-date')).toEqual([]);
  expect(lost(save, 'contact-name')).toHaveLength(1);
  expect(lost(other, 'contact-date')).toHaveLength(1);
});

test('the day and the guests that the hero asks for are those of every form from then on', () => {
  const button = control({ name: 'See what it takes' });
  const before = screen({ controls: [button] });
  const after = screen({ url: 'http://localhost/planner?guests=80', documentId: 2 });
  const moment = momentOf(press(button), before, after);
  for (const field of ['contact-date', 'booking-guests', 'contact-location'])
    moment.world.drafts.set(field, 'ünïcödé');
  follow(moment);
  expect([...moment.world.drafts.keys()]).toEqual(['contact-location']);
});
