import { expect, test } from 'vitest';
import { outcomeIsSaid } from './form-invariants.ts';
import { historyMoves, noErrors, typedStays } from './invariants.ts';
import { wayBackIsOffered } from './list-invariants.ts';
import type { Moment } from './moment.ts';
import { newTabWorld } from './perform.ts';
import type { Control, Screen } from './screen.ts';
import type { Step } from './step.ts';

const control = (more: Partial<Control>): Control => ({
  role: 'button',
  name: 'Send Inquiry',
  place: 'main',
  nth: 0,
  disabled: false,
  value: '',
  choices: [],
  href: '',
  field: '',
  submits: false,
  leads: 'here',
  item: null,
  ...more,
});
const screen = (more: Partial<Screen>): Screen => ({
  url: 'http://localhost/',
  documentId: 1,
  entry: 'a',
  canGoBack: true,
  canGoForward: true,
  heading: 'Woodward',
  dialogs: [],
  menus: [],
  controls: [],
  fields: {},
  sleeping: [],
  stored: [],
  badges: null,
  panel: null,
  checkout: null,
  shared: null,
  wrongHearts: [],
  notice: null,
  said: '',
  references: [],
  focus: { on: 'body', visible: true },
  scriptFailed: false,
  selectedTab: '',
  ...more,
});

function momentOf(step: Step, before: Screen, after: Screen, more: Partial<Moment> = {}): Moment {
  // Nothing here asks the browser.
  const tab = {} as Moment['here']['tab'];
  const here = newTabWorld(tab, before);
  const world: Moment['world'] = {
    role: 'visitor',
    tabs: [here],
    current: 0,
    list: before.stored,
    met: [],
    drafts: new Map(),
    offline: false,
    lastOffline: -9,
    step: 50,
  };
  return {
    world,
    here,
    step,
    before,
    after,
    lists: [],
    errors: [],
    sent: [],
    saved: false,
    ...more,
  };
}
const press = (target: Control): Step => ({ act: 'press', target, with: 'mouse' });

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
  expect(problems({ references: ['WD-AB12C'], notice: offline })).toHaveLength(1);
  expect(problems({ references: ['WD-AB12C'] }, [])).toHaveLength(1);
  expect(problems({}, [])).toEqual([]);
});

test('what removes a line offers a new way back', () => {
  const line = { id: '1', option: '', name: 'Chair', price: '', quantity: 1 };
  const heart = control({ item: { id: '1', name: 'Chair', price: '', option: null } });
  const undo = control({ name: 'Undo', place: 'notice' });
  const notice = (number: number) => ({ title: 'Removed', text: 'Chair', number });
  const before = screen({ controls: [heart, undo], stored: [line], notice: notice(1) });
  const problems = (after: Partial<Screen>) =>
    wayBackIsOffered(momentOf(press(heart), before, screen(after)));
  expect(problems({ controls: [heart, undo], notice: notice(2) })).toEqual([]);
  expect(problems({ controls: [heart], notice: notice(2) })).toHaveLength(1);
  expect(problems({ controls: [heart, undo], notice: notice(1) })).toHaveLength(1);
  expect(problems({ controls: [heart, undo], stored: [line], notice: notice(1) })).toEqual([]);
});

test('text stands in the field it was typed into, as far as the field takes it', () => {
  const field = control({ role: 'textbox', name: 'Full Name', field: 'contact-name' });
  const before = screen({ controls: [field], fields: { 'contact-name': '' } });
  const typed: Step = { act: 'type', target: field, text: 'Jordan Rivers', replace: true };
  const problems = (value: string) =>
    typedStays(momentOf(typed, before, screen({ fields: { 'contact-name': value } })));
  expect(problems('Jordan Rivers')).toEqual([]);
  expect(problems('Jordan')).toEqual([]);
  expect(problems('')).toHaveLength(1);
  expect(problems('Al')).toHaveLength(1);
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

test('a conflict at the desk is no error only where something new says it', () => {
  const errors = ['Failed to load resource: the server responded with a status of 409'];
  const said = { title: 'Category created successfully', text: '', number: 1 };
  const problems = (before: Partial<Screen>, after: Partial<Screen>) => {
    const moment = momentOf({ act: 'backdrop' }, screen(before), screen(after), { errors });
    moment.world.role = 'staff';
    return noErrors(moment);
  };
  expect(problems({}, { said: 'This address is taken' })).toEqual([]);
  expect(problems({ notice: said }, { notice: said })).toHaveLength(1);
  expect(problems({}, {})).toHaveLength(1);
});
