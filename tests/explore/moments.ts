/** Moments as the tests of the invariants make them up. */
import type { Moment } from './moment.ts';
import { newTabWorld } from './perform.ts';
import type { Control, Screen } from './screen.ts';
import type { Step } from './step.ts';

export const control = (more: Partial<Control>): Control => ({
  role: 'button',
  name: 'Send Inquiry',
  place: 'main',
  nth: 0,
  disabled: false,
  value: '',
  choices: [],
  href: '',
  field: '',
  question: '',
  oneOf: '',
  submits: false,
  inquiries: 'here',
  item: null,
  ...more,
});
export const screen = (more: Partial<Screen>): Screen => ({
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
  hearts: [],
  toast: null,
  said: '',
  references: [],
  focus: { on: 'body', visible: true },
  scriptFailed: false,
  selectedTab: '',
  cutOff: [],
  ...more,
});

export function momentOf(
  step: Step,
  before: Screen,
  after: Screen,
  more: Partial<Moment> = {},
): Moment {
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
    sharedValues: new Set(),
    offline: false,
    lastOffline: -9,
    storage: 'works',
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
export const press = (target: Control): Step => ({ act: 'press', target, with: 'mouse' });
