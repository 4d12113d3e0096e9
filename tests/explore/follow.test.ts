import { expect, test } from 'vitest';
import { follow } from './follow.ts';
import { typedStays } from './invariants.ts';
import { control, momentOf, press, screen } from './moments.ts';
import { listsAfter } from './outcome.ts';
import { newTabWorld } from './perform.ts';
import type { Step } from './step.ts';
import { fieldKey } from './world.ts';

test('boxes of one question are one answer, which the last tab gives', () => {
  const box = (name: string) =>
    control({ role: 'checkbox', name, field: `main / ${name}`, question: 'services' });
  const fields = { 'main / Tents': 'false', 'main / Chairs': 'true' };
  const after = screen({ controls: [box('Tents'), box('Chairs')], fields });
  const moment = momentOf(press(box('Chairs')), { ...after, fields: {} }, after);
  moment.world.drafts.set('main / Tents', 'true');
  follow(moment);
  expect(Object.fromEntries(moment.world.drafts)).toEqual(fields);
});

test('what is saved in the admin takes the drafts of its own form along, folded fields too', () => {
  const url = 'http://localhost/admin?item=7#rental-items';
  const button = control({ name: 'Save changes', place: 'dialog Edit Chair', submits: true });
  const before = screen({ url, controls: [button], fields: { 'dialog Edit Chair / Name': 'A' } });
  const moment = momentOf(press(button), before, screen({ url }), { saved: true });
  moment.world.role = 'staff';
  const own = ['item 7: dialog Edit Chair / Name', 'item 7: dialog Edit Chair / Color'];
  const other = 'item 8: dialog Edit Table / Name';
  for (const key of [...own, other]) moment.world.drafts.set(key, 'typed');
  follow(moment);
  expect([...moment.world.drafts.keys()]).toEqual([other]);
});

test('an entry of a list that took the place of a removed one is waited for where it stands now alone', () => {
  const url = 'http://localhost/admin?item=7#rental-items';
  const place = 'dialog Edit Chair';
  const [first, second] = [1, 2].map((at) => `${place} / Description of image ${at}`);
  const remove = control({ name: 'Remove image 1', place });
  const fields = { [`${first}`]: 'Side', [`${second}`]: 'Front' };
  const before = screen({ url, controls: [remove], fields });
  const after = screen({ url, controls: [remove], fields: { [`${first}`]: 'Front' } });
  const moment = momentOf(press(remove), before, after);
  const keys = [first, second].map((field) => fieldKey(moment.here, `${field}`, before));
  for (const key of keys) moment.here.typed.set(key, 'Front');
  follow(moment);
  expect([...moment.here.typed]).toEqual([[keys[0], 'Front']]);
});

test.each(['invitation-email', 'main / Email'])(
  'what is typed in the admin is kept for the other tabs, and an address of somebody else, as %s, is no draft',
  (name) => {
    const field = control({ role: 'textbox', name: 'Email', field: name });
    const typed: Step = { act: 'type', target: field, text: 'a@b.co', replace: true };
    const fields = { [name]: 'a@b.co', 'other-name': 'B' };
    const moment = momentOf(typed, screen({ controls: [field], fields }), screen({ fields }));
    moment.world.role = 'staff';
    const other = newTabWorld(moment.here.tab, screen({}));
    moment.world.tabs.push(other);
    follow(moment);
    expect(moment.world.drafts.size).toBe(0);
    expect(moment.here.typed.get(name)).toBe('a@b.co');
    expect([...other.typedElsewhere.keys()]).toEqual([name]);
  },
);

test('what becomes of the items of a category that goes is chosen anew each time it is asked', () => {
  const draftsIn = (dialog: string) => {
    const field = `dialog ${dialog} / Move items to`;
    const select = control({ role: 'select', name: 'Move items to', field });
    const url = 'http://localhost/admin#categories';
    const after = screen({ url, controls: [select], fields: { [field]: '7' } });
    const chosen: Step = { act: 'choose', target: select, value: '7' };
    const moment = momentOf(chosen, after, after);
    moment.world.role = 'staff';
    follow(moment);
    return moment.world.drafts.size;
  };
  expect(draftsIn('Delete Tents?')).toBe(0);
  expect(draftsIn('Edit Tents')).toBe(1);
});

test('what another tab has saved is not waited for when its form opens again', () => {
  const url = 'http://localhost/admin?package=new#service-packages';
  const field = 'dialog New service package / Package name';
  const after = screen({ url, fields: { [field]: '' } });
  const moment = momentOf({ act: 'back' }, screen({ url }), after);
  moment.world.role = 'staff';
  const key = 'package new: ' + field;
  moment.here.typed.set(key, 'Gala');
  follow(moment);
  expect(moment.here.typed.has(key)).toBe(false);
});

test('what is added while an older way back stands can be taken back once its own comes', () => {
  const line = { id: 'chair', option: '', name: 'Chair', price: '$8.50', quantity: 3 };
  const add = control({ name: 'Add to Quote' });
  const undo = control({ name: 'Undo', place: 'toast' });
  const older = { title: 'Removed', text: 'Arch', number: 1 };
  const before = screen({ controls: [add, undo], toast: older, stored: [line] });
  const more = { ...before, stored: [{ ...line, quantity: 5 }] };
  const added = momentOf(press(add), before, more);
  added.world.list = before.stored;
  follow(added);
  const own = { ...more, toast: { title: 'Item Updated', text: 'Chair', number: 2 } };
  const undone = { ...added, step: press(undo), before: own, after: before };
  expect(listsAfter(undone)).toContainEqual(before.stored);
});

test('a line that has the most pieces is added to in vain, and Undo takes nothing back', () => {
  const item = { id: 'chair', option: null, name: 'Chair', price: '$8.50' };
  const add = control({ name: 'Add to Quote' });
  const heart = control({ name: 'Remove Chair from wishlist', item });
  const undo = control({ name: 'Undo', place: 'toast' });
  const undone = (quantity: number) => {
    const stored = [{ ...item, option: '', quantity }];
    const toast = { title: 'Item Updated', text: 'Chair', number: 2 };
    const before = screen({ controls: [add, heart, undo], heading: 'Chair', toast, stored });
    const moment = momentOf(press(add), { ...before, toast: null }, before);
    const older = { before: [], after: stored, toast: '' };
    moment.here.changes.push(older);
    follow(moment);
    return listsAfter({ ...moment, step: press(undo), before, after: before });
  };
  expect(undone(9_999)).toContainEqual([expect.objectContaining({ quantity: 9_999 })]);
  expect(undone(9_998)).toEqual([[]]);
});

test('a product page that nobody has touched may learn the pieces for the guests with the press', () => {
  const item = { id: 'chair', option: null, name: 'Chair', price: '$8.50' };
  const page = (value: string) =>
    screen({
      controls: [control({ name: 'Add to Quote' }), control({ name: 'Quantity of Chair', value })],
      heading: 'Chair',
    });
  const added = (isFresh: boolean) => {
    const before = page('1');
    before.controls.push(control({ item }));
    const moment = momentOf(press(control({ name: 'Add to Quote' })), before, page('126'));
    moment.here.isFresh = isFresh;
    return listsAfter(moment).map(([line]) => line?.quantity);
  };
  expect(added(true)).toEqual([1, 126]);
  expect(added(false)).toEqual([1]);
});

test('a note that was added leaves its form empty, one that was not stays', () => {
  const field = 'main / Add a note';
  const found = (name: string, saved: boolean) => {
    const button = control({ name });
    const before = screen({ controls: [button], fields: { [field]: 'Doors at six' } });
    const after = { ...before, fields: { [field]: '' } };
    const moment = momentOf(press(button), before, after, { saved });
    moment.world.role = 'staff';
    moment.here.typed.set(field, 'Doors at six');
    const problems = typedStays(moment);
    follow(moment);
    return [problems.length, moment.here.typed.has(field)];
  };
  expect(found('Add note', true)).toEqual([0, false]);
  expect(found('Log call', true)).toEqual([0, false]);
  expect(found('Add note', false)).toEqual([1, true]);
});

test('a day that is chosen in the dialog is that of its form; the form of the page only follows', () => {
  const day = control({ role: 'day', name: 'Saturday', place: 'dialog Choose Event Date' });
  const dialogs = ['Book Your Event', 'Choose Event Date'].map((name) => ({ name, visible: true }));
  const touched = (open: typeof dialogs) => {
    const fields = { 'booking-date': '', 'contact-date': '' };
    const before = screen({ controls: [day], dialogs: open, fields });
    const after = {
      ...before,
      fields: { 'booking-date': '11/28/2099', 'contact-date': '11/28/2099' },
    };
    const moment = momentOf(press(day), before, after);
    follow(moment);
    return [...moment.here.typed.keys()];
  };
  expect(touched(dialogs)).toEqual(['booking-date']);
  expect(touched(dialogs.slice(1))).toEqual(['contact-date']);
});

test('what the device filled in follows what is entered in another tab; what was typed here stays', () => {
  const field = control({ role: 'textbox', name: 'Full Name', field: 'booking-name' });
  const typed: Step = { act: 'type', target: field, text: 'Sam', replace: true };
  const after = screen({ fields: { 'booking-name': 'Sam' } });
  const moment = momentOf(
    typed,
    screen({ controls: [field], fields: { 'booking-name': '' } }),
    after,
  );
  const [reopened, typedInto] = [0, 1].map(() => newTabWorld(moment.here.tab, screen({})));
  if (!reopened || !typedInto) throw new Error('There are no other tabs');
  reopened.prefilled.add('contact-name');
  moment.world.tabs.push(reopened, typedInto);
  follow(moment);
  const lost = (here: typeof reopened, value: string) => {
    const screenNow = screen({ fields: { 'contact-name': value } });
    here.typed.set('contact-name', 'Ada');
    const switched = momentOf({ act: 'switch tab', tab: 1 }, screenNow, screenNow);
    return typedStays({ ...switched, here }).length;
  };
  expect(lost(reopened, 'Sam')).toBe(0);
  expect(lost(reopened, 'Somebody')).toBe(1);
  expect(lost(typedInto, 'Sam')).toBe(1);
});

test('storages that are taken away leave what the page was given, and take what it has not read', () => {
  const left = (state: 'emptied' | 'full') => {
    const after = screen({ fields: { 'contact-name': 'Ada' } });
    const moment = momentOf({ act: 'storage', state }, after, after);
    const { drafts } = moment.world;
    for (const key of ['contact-name', 'contact-message', 'booking-requests']) drafts.set(key, 'A');
    moment.here.typed.set('contact-message', 'A');
    follow(moment);
    return [...drafts.keys()];
  };
  expect(left('emptied')).toEqual(['contact-name', 'contact-message']);
  expect(left('full')).toHaveLength(3);
});

test('whoever has the device forget them empties the hero of another tab too', () => {
  const button = control({ name: 'Clear saved details', place: 'dialog Book Your Event' });
  const moment = momentOf(press(button), screen({ controls: [button] }), screen({}));
  const other = newTabWorld(moment.here.tab, screen({}));
  moment.world.tabs.push(other);
  other.typed.set('main / Event date', '12/05/2099').set('booking-name', 'Ada');
  follow(moment);
  expect([...other.typedElsewhere]).toEqual([['main / Event date', new Set([''])]]);
});

test('a note that was begun is that of its request, of which one leads to another', () => {
  const page = (id: string) => `http://localhost/admin?inquiry=${id}#contact-leads`;
  const field = 'main / Add a note';
  const lost = (from: string, to: string) => {
    const before = screen({ url: page(from), fields: { [field]: 'Call at noon' } });
    const moment = momentOf(
      { act: 'backdrop' },
      before,
      screen({ url: page(to), fields: { [field]: '' } }),
    );
    moment.here.typed.set(fieldKey(moment.here, field, before), 'Call at noon');
    return typedStays(moment);
  };
  expect(lost('a', 'b')).toEqual([]);
  expect(lost('a', 'a')).toHaveLength(1);
});
