import { expect, test } from 'vitest';
import { follow } from './follow.ts';
import { typedStays } from './invariants.ts';
import { control, momentOf, press, screen } from './moments.ts';
import { fieldKey } from './world.ts';

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

test('another image has another description', () => {
  const place = 'dialog Edit Tents';
  const field = `${place} / Description of the image`;
  const lost = (name: string) => {
    const button = control({ name, place });
    const before = screen({ controls: [button], fields: { [field]: 'a' } });
    const moment = momentOf(press(button), before, { ...before, fields: { [field]: 'Coupes' } });
    moment.here.typed.set(fieldKey(moment.here, field, before), 'a');
    return typedStays(moment);
  };
  expect(lost('Remove image')).toEqual([]);
  expect(lost('Preview')).toHaveLength(1);
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

test('what is typed into the hero is known to every form at once', () => {
  const field = control({ role: 'textbox', name: 'Event date', field: 'main / Event date' });
  const step = { act: 'type', target: field, text: '12/05/2099', replace: true } as const;
  const before = screen({ controls: [field], fields: { [field.field]: '' } });
  const after = { ...before, fields: { [field.field]: '12/05/2099' } };
  const moment = momentOf(step, before, after);
  for (const key of ['quote-date', 'quote-guests']) moment.world.drafts.set(key, '12');
  follow(moment);
  expect([...moment.world.drafts.keys()]).toEqual(['quote-guests', field.field]);
});

test('whoever fills in all of the home page gives day and guests in the hero too', () => {
  const names = ['Event date', 'Guests'];
  const controls = names.map((name) => control({ role: 'textbox', name, field: `main / ${name}` }));
  const before = screen({ controls });
  const moment = momentOf({ act: 'fill', email: 'a@b.co' }, before, before);
  for (const key of ['booking-date', 'booking-guests', 'booking-name'])
    moment.world.drafts.set(key, 'xxx');
  follow(moment);
  expect([...moment.world.drafts.keys()]).toEqual(['booking-name']);
});

test('what is typed into the small form of the event waits for Save or Cancel, and for no other press', () => {
  const waiting = (name: string, isClosed = true) => {
    const button = control({ name, place: 'dialog Your Wishlist' });
    const fields = { 'list-event-date': '12/05/2099', 'contact-name': 'Jordan' };
    const before = screen({ controls: [button], fields });
    const after = isClosed ? { ...before, fields: { 'contact-name': 'Jordan' } } : before;
    const moment = momentOf(press(button), before, after);
    moment.world.drafts = new Map([
      ['event-date', '12/05/2099'],
      ['contact-name', 'Jordan'],
    ]);
    follow(moment);
    return [...moment.world.drafts.keys()];
  };
  expect(waiting('Cancel')).toEqual(['contact-name']);
  expect(waiting('Save')).toEqual(['contact-name']);
  expect(waiting('Save', false)).toEqual(['event-date', 'contact-name']);
  expect(waiting('Close')).toEqual(['event-date', 'contact-name']);
});

test('the hero shows what was given elsewhere since, and loses nothing else', () => {
  const button = control({ name: 'Your wishlist' });
  const field = 'main / Event date';
  const lost = (value: string) => {
    const before = screen({ controls: [button], fields: { [field]: '12/07/2099' } });
    const moment = momentOf(press(button), before, { ...before, fields: { [field]: value } });
    moment.here.typed.set(field, '12/07/2099');
    moment.world.sharedValues.add('12/05/2099');
    return typedStays(moment).length;
  };
  expect(lost('12/05/2099')).toBe(0);
  expect(lost('12/06/2099')).toBe(1);
  expect(lost('')).toBe(1);
});

test('the hero is emptied by a date in a form that is none, and by no other', () => {
  const date = control({ role: 'textbox', name: 'Event Date', field: 'contact-date' });
  const hero = 'main / Event date';
  const lost = (text: string) => {
    const fields = { [hero]: '01/02/2098', 'contact-date': '' };
    const before = screen({ controls: [date], fields });
    const after = { ...before, fields: { [hero]: '', 'contact-date': text } };
    const moment = momentOf({ act: 'type', target: date, text, replace: true }, before, after);
    moment.here.typed.set(hero, '01/02/2098');
    return typedStays(moment).length;
  };
  expect(lost('02/30/2099')).toBe(0);
  expect(lost('12/05/2099')).toBe(1);
  // The hero may follow a step later.
  const unread = { [hero]: '01/02/2098', 'contact-date': '12' };
  const later = { controls: [date], fields: { ...unread, [hero]: '' } };
  const moment = momentOf(press(date), screen({ fields: unread, controls: [date] }), screen(later));
  moment.here.typed.set(hero, '01/02/2098');
  expect(typedStays(moment)).toEqual([]);
});
