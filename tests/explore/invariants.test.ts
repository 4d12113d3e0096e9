import { expect, test } from 'vitest';
import { outcomeIsSaid } from './form-invariants.ts';
import { dialogsStay, historyMoves, noErrors, typedStays } from './invariants.ts';
import { planIsInAddress, sharedIsInAddress } from './list-invariants.ts';
import { control, momentOf, press, screen } from './moments.ts';
import { goesAlong } from './outcome.ts';
import { isSameText, type Screen } from './screen.ts';
import { openIsInAddress, uploadIsSaid } from './staff-invariants.ts';
import type { FileName } from './staff-steps.ts';
import type { Step } from './step.ts';
import { fieldKey } from './world.ts';

test('what was accepted is said by its number, and nothing says the opposite', () => {
  const button = control({ submits: true });
  const before = screen({ controls: [button] });
  const sent = [{ path: '/api/contact', body: {}, isAccepted: true, reference: 'WD-AB12C' }];
  const problems = (after: Partial<Screen>, of = sent) =>
    outcomeIsSaid(momentOf(press(button), before, screen(after), { sent: of }));
  const offline = { title: 'You Are Offline', text: 'Nothing was sent.', number: 1 };
  expect(problems({ references: ['WD-AB12C'] })).toEqual([]);
  expect(problems({})).toHaveLength(1);
  expect(problems({ references: ['WD-OTHER'] })).toHaveLength(1);
  expect(problems({ references: ['WD-AB12C'], toast: offline })).toHaveLength(1);
  expect(problems({ references: ['WD-AB12C'] }, [])).toHaveLength(1);
  expect(problems({}, [])).toEqual([]);
});

test('the list goes along unless its box is empty, also where the form still sleeps', () => {
  const name = 'Include the 5 items on my wishlist';
  const box = (value: string) => screen({ controls: [control({ role: 'checkbox', name, value })] });
  const { world } = momentOf({ act: 'backdrop' }, screen({}), screen({}));
  expect(goesAlong(world, screen({}))).toBe(true);
  expect(goesAlong(world, box('false'))).toBe(false);
  world.drafts.set('main / Include the items on my wishlist', 'false');
  expect(goesAlong(world, screen({}))).toBe(false);
  expect(goesAlong(world, box('true'))).toBe(true);
  expect(goesAlong(world, screen({ url: 'http://localhost/checkout' }))).toBe(true);
});

test('a choice that a list no longer offers is not lost, one that it offers is', () => {
  const field = 'dialog Edit Chair / Category';
  const lost = (choices: string[]) => {
    const select = control({ role: 'select', field, choices });
    const after = screen({ controls: [select], fields: { [field]: '' } });
    const moment = momentOf({ act: 'backdrop' }, after, after);
    moment.here.typed.set(fieldKey(moment.here, field, after), '7');
    return typedStays(moment);
  };
  expect(lost(['', '8'])).toEqual([]);
  expect(lost(['', '7'])).toHaveLength(1);
});

test('a radio button that is pressed takes the choice from the others of its kind alone', () => {
  const radio = (name: string, oneOf: string) =>
    control({ role: 'checkbox', name, field: `main / ${name}`, oneOf });
  const [inTent, indoors, rounds] = [
    radio('In a tent', 'place'),
    radio('Indoors', 'place'),
    radio('Rounds', 'tables'),
  ];
  const pressed = (other: typeof indoors) => {
    const before = screen({
      controls: [inTent, indoors, rounds],
      fields: { [inTent.field]: 'true' },
    });
    const after = { ...before, fields: { [inTent.field]: 'false' } };
    const moment = momentOf(press(other), before, after);
    moment.here.typed.set(fieldKey(moment.here, inTent.field, after), 'true');
    return typedStays(moment);
  };
  expect(pressed(indoors)).toEqual([]);
  expect(pressed(rounds)).toHaveLength(1);
});

test('the planner shows the guests of its address, a room those that are known', () => {
  const problems = (path: string) => {
    const url = `http://localhost${path}`;
    const after = screen({ url, documentId: 2, fields: { 'plan-guests': '120' } });
    return planIsInAddress(momentOf({ act: 'go', path }, screen({}), after));
  };
  expect(problems('/planner?guests=120')).toEqual([]);
  expect(problems('/planner?guests=90')).toHaveLength(1);
  expect(problems('/rooms/loft-dinner')).toEqual([]);
});

test('a new page of the planner has the choices of its address, whatever was chosen in another', () => {
  const field = 'main / In a tent';
  const found = (path: string) => {
    const url = `http://localhost${path}`;
    const seats = path.startsWith('/planner') ? { 'plan-seats': '8' } : {};
    const after = screen({ url, documentId: 2, fields: { [field]: 'false', ...seats } });
    const moment = momentOf({ act: 'go', path }, screen({}), after);
    moment.world.drafts.set(field, 'true').set('plan-seats', '6');
    return [...typedStays(moment), ...planIsInAddress(moment)].length;
  };
  expect(found('/planner')).toBe(0);
  expect(found('/planner?place=tent')).toBe(1);
  expect(found('/contact')).toBe(1);
});

test('Back may bring back what the device had filled in after the page was read, and nothing else', () => {
  const problems = (value: string, known: string) => {
    const after = screen({ entry: 'b', documentId: 2, fields: { 'contact-email': value } });
    const moment = momentOf({ act: 'back' }, screen({ entry: 'a' }), after);
    moment.world.drafts.set('contact-email', 'new@example.com');
    moment.world.sharedValues.add(known);
    return typedStays(moment);
  };
  expect(problems('old@example.com', 'old@example.com')).toEqual([]);
  expect(problems('', 'old@example.com')).toHaveLength(1);
});

test('text stands in the field it was typed into, as far as the field takes it', () => {
  const field = control({ role: 'textbox', name: 'Full Name', field: 'contact-name' });
  const before = screen({ controls: [field], fields: { 'contact-name': '' } });
  const typed: Step = { act: 'type', target: field, text: 'Jordan Rivers', replace: true };
  const problems = (value: string) =>
    typedStays(momentOf(typed, before, screen({ fields: { 'contact-name': value } })));
  expect(problems('Jordan Rivers')).toEqual([]);
  expect(isSameText('about 120', '120')).toBe(true);
  expect(isSameText('about 120', '12')).toBe(false);
  expect(problems('Jordan')).toEqual([]);
  expect(problems('')).toHaveLength(1);
  expect(problems('Al')).toHaveLength(1);
});

test('an invitation that was made leaves its form empty, and nothing else does', () => {
  const create = control({ name: 'Create invitation', submits: true });
  const problems = (saved: boolean, field: string) => {
    const [before, after] = ['a@b.co', ''].map((text) =>
      screen({ controls: [create], fields: { [field]: text } }),
    ) as [Screen, Screen];
    const moment = momentOf(press(create), before, after, { saved });
    moment.here.typed.set(field, 'a@b.co');
    return typedStays(moment);
  };
  expect(problems(true, 'invitation-email')).toEqual([]);
  expect(problems(false, 'invitation-email')).toHaveLength(1);
  expect(problems(true, 'account-email')).toHaveLength(1);
});

test('back moves, also where it may look the same', () => {
  const moment = (entry: string) =>
    momentOf({ act: 'back' }, screen({ entry: 'b' }), screen({ entry }));
  expect(historyMoves(moment('a'))).toHaveLength(1);
  const linked = (entry: string) => {
    const each = moment(entry);
    each.here.linked.add('b');
    return each;
  };
  expect(historyMoves(linked('a'))).toEqual([]);
  expect(historyMoves(linked('b'))).toHaveLength(1);
});

test('a shared list is shown only where the address names it', () => {
  const shared = { lines: [], isFolded: false, cents: null };
  const problems = (hash: string) => {
    const after = screen({ shared, url: `http://localhost/${hash}` });
    return sharedIsInAddress(momentOf({ act: 'back' }, after, after));
  };
  expect(problems('#list=2.abc')).toEqual([]);
  expect(problems('')).toHaveLength(1);
});

test('a conflict in the admin is no error only where something new says it', () => {
  const errors = ['Failed to load resource: the server responded with a status of 409'];
  const said = { title: 'Category created successfully', text: '', number: 1 };
  const problems = (before: Partial<Screen>, after: Partial<Screen>) => {
    const moment = momentOf({ act: 'backdrop' }, screen(before), screen(after), { errors });
    moment.world.role = 'staff';
    return noErrors(moment);
  };
  expect(problems({}, { said: 'This address is taken' })).toEqual([]);
  const conflict = { said: 'This was changed while you were editing.' };
  expect(problems(conflict, conflict)).toEqual([]);
  expect(problems({ toast: said }, { toast: said })).toHaveLength(1);
  expect(problems({}, {})).toHaveLength(1);
});

test('what another tab has typed may take the place of what was typed here, and nothing else may', () => {
  const problems = (value: string) => {
    const moment = momentOf(
      { act: 'viewport', size: 'phone' },
      screen({ fields: { name: 'Mine' } }),
      screen({ fields: { name: value } }),
    );
    moment.here.typed.set('name', 'Mine');
    moment.here.typedElsewhere.set('name', new Set(['Theirs']));
    return typedStays(moment);
  };
  expect(problems('Mine')).toEqual([]);
  expect(problems('Theirs')).toEqual([]);
  expect(problems('')).toHaveLength(1);
});

test('of each file that is chosen it is said what became of it', () => {
  const problems = (file: FileName, title: string) =>
    uploadIsSaid(
      momentOf(
        { act: 'upload', file },
        screen({}),
        screen({ toast: { title, text: '', number: 1 } }),
      ),
    );
  expect(problems('good.png', 'Image uploaded successfully')).toEqual([]);
  expect(problems('half.png', 'Damaged image')).toEqual([]);
  expect(problems('notes.pdf', 'Invalid file type')).toEqual([]);
  expect(problems('half.png', 'Image uploaded successfully')).toHaveLength(1);
  expect(problems('good.png', 'Upload failed')).toHaveLength(1);
});

test('a question about a member of staff has no address, and its answers close it', () => {
  const url = 'http://localhost/admin#staff';
  const asked = (name: string) => screen({ url, dialogs: [{ name, visible: true }] });
  const problems = (after: Screen) => openIsInAddress(momentOf({ act: 'backdrop' }, after, after));
  expect(problems(asked('Disable Jo?'))).toEqual([]);
  expect(problems(asked('Make Jo an owner?'))).toEqual([]);
  expect(problems(asked('Edit Chair'))).toHaveLength(1);
  const answer = control({ name: 'Disable', place: 'dialog Disable Jo?' });
  const before = { ...asked('Disable Jo?'), controls: [answer] };
  expect(dialogsStay(momentOf(press(answer), before, screen({ url })))).toEqual([]);
  expect(dialogsStay(momentOf(press(answer), before, before))).toHaveLength(1);
});

test('Back takes the last choice of a plan back, and of nothing else', () => {
  const lost = (path: string) => {
    const url = `http://localhost${path}`;
    const after = screen({ url, fields: { 'plan-chair': 'gold' } });
    const moment = momentOf(
      { act: 'back' },
      { ...after, fields: { 'plan-chair': 'white' } },
      after,
    );
    moment.here.typed.set('plan-chair', 'white');
    return typedStays(moment);
  };
  expect(lost('/planner?guests=90')).toEqual([]);
  expect(lost('/checkout')).toHaveLength(1);
});
