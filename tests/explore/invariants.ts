/** What holds after every step, whatever it was. */
import { PLANNER_PAGE } from '#site/paths.ts';
import { closingOf } from './closing.ts';
import { givenFields, isHeroFilled } from './given.ts';
import { isOtherDocument, type Invariant, type Moment } from './moment.ts';
import {
  controlOf,
  isAdding,
  isChosenInstead,
  isEntered,
  isPlanTurned,
  wasSent,
} from './outcome.ts';
import { isSameText, toastWords, type Control, type Screen } from './screen.ts';
import { mayLeave, type Step } from './step.ts';
import { familyOf, fieldKey, type World } from './world.ts';

/** No dialog closes unasked, and one that was asked to is gone. */
export const dialogsStay: Invariant = (moment) => {
  const { before, after } = moment;
  if (isOtherDocument(moment)) return [];
  const { atMost, must } = closingOf(moment);
  const names = before.dialogs.map(({ name }) => name);
  // A dialog may get another title while it is open.
  const isOpen = (name: string, place: number) =>
    after.dialogs.some((dialog) => dialog.name === name) || after.dialogs.length > place;
  const closed = names.filter(
    (name, place) => place < names.length - atMost && !isOpen(name, place),
  );
  const problems = closed.map((name) => `The dialog "${name}" closed unasked.`);
  const top = names.at(-1);
  if (
    must &&
    top !== undefined &&
    after.dialogs.length >= names.length &&
    after.dialogs.at(-1)?.name === top
  ) {
    problems.push(`The dialog "${top}" was to close and is still open.`);
  }
  return problems;
};

/** Nothing typed is lost: not in the page, and not when its form is opened again. */
export const typedStays: Invariant = (moment) => {
  const { world, here, step, before, after } = moment;
  const control = controlOf(step, before);
  if (wasSent(moment) || isPlanTurned(moment)) return [];
  const isNewForm = (field: string) =>
    isOtherDocument({ before, after }) || before.fields[field] === undefined;
  return Object.entries(after.fields).flatMap(([field, value]) => {
    const key = fieldKey(here, field, after);
    const typed = (isNewForm(field) ? world.drafts : here.typed).get(key);
    if (isLost(step, control, field, value)) return [`What was typed into "${field}" is lost.`];
    const isChanged = isEntered(step, before, field) || isChosenInstead(control, field, before);
    if (typed === undefined || isSameText(typed, value) || isChanged) return [];
    if (isNewForm(field) && isBroughtBack(moment, key, value)) return [];
    if (isMoved(typed, field, control, after) || isReplaced(moment, field, key)) return [];
    if (isNotOffered(typed, field, after) || isPlan(field, isNewForm(field), after)) return [];
    if (isHeroFilled(field, isNewForm(field) ? '' : typed, moment)) return [];
    return [
      `What was typed into "${field}" is lost: ${JSON.stringify(typed)} has become ${JSON.stringify(value)}.`,
    ];
  });
};

/** Whether the browser fills in what the field held in this entry of the history. */
function isBroughtBack({ world, here, step, after }: Moment, key: string, value: string): boolean {
  const entries = [after.entry, familyOf(here, after.entry)];
  const left = entries.flatMap((entry) => here.left.get(`${entry} ${key}`) ?? []);
  if (left.some((held) => held.has(value))) return true;
  // The device may have filled the form after its page was read.
  return step.act === 'back' && left.length === 0 && world.sharedValues.has(value);
}

/** Whether a field does not hold what this step has put into it; it may take no more than a part. */
function isLost(step: Step, control: Control | undefined, field: string, value: string): boolean {
  if (step.act !== 'type' || !step.replace || control?.field !== field || step.text === '')
    return false;
  return value === '' || (!step.text.startsWith(value) && !isSameText(step.text, value));
}

/**
 * Cleared on purpose; typed in another tab, as in the admin the same form of every tab follows; an
 * invitation or a note that was added, whose form waits for the next; an empty message, into which a package of
 * the address has written; or given outside the forms.
 */
function isReplaced(moment: Moment, field: string, key: string): boolean {
  const { world, here, step, before, after, saved } = moment;
  const value = after.fields[field] ?? '';
  const control = controlOf(step, before);
  const isFollowed = here.typedElsewhere.get(key)?.has(value) === true;
  const isEmpty = value === '' && /^(invitation-|main \/ (Add a note|Email)$)/.test(field);
  const isAdded = saved && isAdding(control?.name) && (isEmpty || field === 'main / Role');
  const isPackage = new URL(after.url).searchParams.has('service');
  const isWritten = isPackage && field === 'contact-message' && world.drafts.get(key) === '';
  if (isFollowed || isAdded || isWritten || isCleared(world, field, control)) return true;
  return givenFields(moment).test(field);
}

/** Whether it stands elsewhere now, or went with its entry. */
function isMoved(
  typed: string,
  field: string,
  control: Control | undefined,
  { fields }: Screen,
): boolean {
  const isGone = control?.name.startsWith('Remove') ?? false;
  return isRenumbered(control, field) && (isGone || Object.values(fields).includes(typed));
}

/** A plan is no draft: a new page has that of its address (`planIsInAddress`). */
function isPlan(field: string, isNew: boolean, { url }: Screen): boolean {
  const isChoice = field.startsWith('main / ') && new URL(url).pathname === PLANNER_PAGE;
  return isNew && (isChoice || /^plan-(?!event-)/.test(field));
}

/** Its choices are still to be loaded, or somebody has deleted the one that was chosen. */
function isNotOffered(typed: string, field: string, { controls, fields }: Screen): boolean {
  const select = controls.find((each) => each.role === 'select' && each.field === field);
  return fields[field] === '' && select?.choices.includes(typed) === false;
}

/** A visitor who has the device forget them empties the other forms as well. */
function isCleared({ role }: World, field: string, control: Control | undefined): boolean {
  const isForgotten = role === 'visitor' && control?.name === 'Clear saved details';
  return isForgotten || (isClearing(control?.name) && field.startsWith(`${control?.place} /`));
}

/** Entries of a list are called by their place, which these buttons change. */
export function isRenumbered(control: Control | undefined, field: string): boolean {
  return (
    /^(Move|Remove) /.test(control?.name ?? '') &&
    field.startsWith(`${control?.place} /`) &&
    /\d/.test(field.slice(control?.place.length))
  );
}

/** Buttons that empty fields. */
export function isClearing(name = ''): boolean {
  return /^(Clear saved details|Clear form|Start over|Discard|Send another)/i.test(name);
}

/** No error on the console, in a page, or of the security policy. */
export const noErrors: Invariant = ({ world, errors, before, after }) => {
  // The admin's answer to what another tab has changed meanwhile, which it says in words.
  const said = (screen: Screen) => `${toastWords(screen)} ${screen.said}`.trim();
  const isNew = said(after) !== '' && said(after) !== said(before);
  const isAnswered =
    world.role === 'staff' &&
    (isNew || /while you were editing|status was changed|already/.test(said(after)));
  // Without a connection a script may not arrive, and says so.
  const isOwnFault = world.offline || world.step - world.lastOffline < 3;
  return errors
    .filter((text) => !(isAnswered && text.includes('status of 409')))
    .filter((text) => !(isRefused(after) && /status of 41[35] .*\/api\/upload-image/.test(text)))
    .filter((text) => !(isSlugRefused(world, after) && OF_THING.test(text)))
    .filter(
      (text) =>
        !isOwnFault ||
        !/Failed to fetch|dynamically imported|INTERNET_DISCONNECTED|not sent|NetworkError|Load failed/i.test(
          text,
        ),
    )
    .map((text) => `An error: ${text}`);
};

/** The page says that a file was no image. */
function isRefused({ toast }: Screen): boolean {
  return /^(Invalid file type|Damaged image|File too large)$/.test(toast?.title ?? '');
}

/** A call that saves or previews a thing of the catalog was refused. */
const OF_THING =
  /status of 400 .*\/api\/(?:admin\/(?:categories|rental-items|service-packages)|previews)\b/;

/** The form says that a slug which was typed is taken or reserved, which the server alone knows (@admin.slug-taken). */
function isSlugRefused({ role }: World, { said }: Screen): boolean {
  return role === 'staff' && /Please check: Slug(?!,)/.test(said);
}

function isByKey(step: Step): boolean {
  return step.act === 'key' || (step.act === 'press' && step.with === 'keyboard');
}

/** Whoever uses the keyboard sees where they are. */
export const focusIsSeen: Invariant = ({ world, step, before, after }) => {
  // That a list could not be reread is said above it, and moves it down.
  if (world.offline && step.act === 'press') return [];
  if (isOtherDocument({ before, after }) || after.focus.visible) return [];
  if (!isByKey(step) && step.act !== 'type') return [];
  // Whoever turned the window took it out of sight; Escape that closes nothing moves nothing.
  const isSame =
    after.focus.on === before.focus.on && after.dialogs.length === before.dialogs.length;
  if (step.act === 'key' && step.key === 'Escape' && !before.focus.visible && isSame) return [];
  return [`The focus is out of sight, on ${after.focus.on}.`];
};

/** What is pressed away takes no focus along. */
export const focusIsKept: Invariant = ({ here, step, before, after }) => {
  if (isOtherDocument({ before, after }) || step.act !== 'press' || after.focus.on !== 'body')
    return [];
  const pressed = controlOf(step, before);
  if (!pressed || pressed.place === 'toast') return [];
  if (here.isFresh) return [];
  // A dialog that came with the address, or late, has nothing to give the focus back to.
  if (after.dialogs.length < before.dialogs.length && !here.hadFocus) return [];
  const left = controlOf(step, after);
  if (!left) return [`The focus is lost: "${pressed.name}" is gone and nothing has it.`];
  // Only a keyboard needs to be somewhere else when a button at its limit goes dim.
  if (!left.disabled || !isByKey(step)) return [];
  return [`The focus is lost: "${pressed.name}" is disabled and nothing has it.`];
};

/** Nothing lies invisibly over the page. */
export const neverFrozen: Invariant = ({ after }) =>
  after.dialogs
    .filter(({ visible }) => !visible)
    .map(({ name }) => `The page is frozen: the dialog "${name}" is open and cannot be seen.`);

/** A page is left only by what leads away. */
export const pageStays: Invariant = ({ step, before, after }) => {
  if (!isOtherDocument({ before, after }) || mayLeave(step)) return [];
  return [`The page was left unasked, for ${after.url}.`];
};

/** Nothing that can be pressed lies beyond the window's edges, however long words are. */
export const fitsWindow: Invariant = ({ after }) => after.cutOff;

/** Back and forward change what is shown. */
export const historyMoves: Invariant = ({ here, step, before, after }) => {
  if (step.act !== 'back' && step.act !== 'forward') return [];
  // What a link has opened over the page is closed: it looks the same with and without. What is
  // typed into a search takes the place of the entry, which may become the same as the one beside it.
  const mayBeSame = [before, after].some(
    ({ entry }) => here.linked.has(entry) || here.searched.has(entry),
  );
  if (mayBeSame && before.entry !== after.entry) return [];
  const seen = ({ url, documentId, dialogs, heading, selectedTab }: typeof after) =>
    JSON.stringify([url, documentId, dialogs, heading, selectedTab]);
  return seen(before) === seen(after) ? [`${step.act} changed nothing.`] : [];
};
