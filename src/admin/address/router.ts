/**
 * Reads and writes the admin's place in the browser's history. Each dialog has its own entry, so
 * that Back closes it.
 */
import { useSyncExternalStore } from 'react';
import { PAGES } from '#site/paths.ts';
import type { ListParams } from '../data/queries.ts';
import {
  FIRST_PAGE,
  hasList,
  hrefOf,
  isOwnPage,
  isSameDialog,
  placeOf,
  tabOf,
  unlinkedOf,
  type Dialog,
  type ListView,
  type Place,
  type View,
} from './place.ts';

interface EntryState {
  /** The open dialog, if it is not in the address. */
  unlinked: Dialog | null;
  /** Whether opening a dialog created the entry, so that the previous entry is without it. */
  isOpening: boolean;
  /** A layer over the open dialog, such as its preview, with its own history entry. */
  layer: string | null;
}

const listeners = new Set<() => void>();
/** The last parameters of each tab's list. */
const lists = new Map<View, ListParams>();
const listOf = (view: View) => lists.get(view) ?? FIRST_PAGE;
/** The place read last, with its history entry. */
let cachedPlace: { entry: string; place: Place } | undefined;
/** Steps to run once the browser has gone back, which closes a dialog; null while it isn't going back. */
let pendingSteps: (() => void)[] | null = null;
/** New parameters of the list below an open dialog; the list's own entry gets them when the dialog closes. */
let listChangedBelow: { tab: ListView; list: ListParams } | null = null;

function entryState(): EntryState {
  const state: unknown = history.state;
  const stored = typeof state === 'object' && state !== null ? state : {};
  return { unlinked: null, isOpening: false, layer: null, ...stored };
}

function read(): Place {
  const { search, hash } = location;
  const entry = JSON.stringify([search, hash, history.state]);
  if (cachedPlace?.entry !== entry) {
    const place = placeOf(location, entryState().unlinked);
    cachedPlace = { entry, place };
    if (hasList(place.view)) lists.set(place.view, place.list);
  }
  return cachedPlace.place;
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function onPopState(): void {
  const steps = pendingSteps ?? [];
  pendingSteps = null;
  cachedPlace = undefined;
  const changedBelow = listChangedBelow;
  const place = read();
  if (!place.dialog) {
    listChangedBelow = null;
    // By the time of this event the browser has restored the scroll position, or not, as `manual` told it.
    history.scrollRestoration = 'auto';
  }
  if (changedBelow && place.view === changedBelow.tab) {
    go({ ...place, list: changedBelow.list }, 'replace', entryState());
  } else notifyListeners();
  for (const step of steps) step();
}

/** Runs a step at once, but while the browser is going back only after that: it would leave an entry added before. */
function onceSettled(step: () => void): void {
  if (pendingSteps) pendingSteps.push(step);
  else step();
}

/** Runs a step that changes the dialog; first goes back over the entry of a layer above the dialog, if there is one. */
function onceUncovered(step: () => void): void {
  onceSettled(() => {
    if (entryState().layer === null) step();
    else goBack([step]);
  });
}

function goBack(steps: (() => void)[]): void {
  pendingSteps = steps;
  // Closes at once; the address follows.
  notifyListeners();
  history.back();
}

function watch(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('popstate', onPopState);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', onPopState);
  };
}

/** A replaced entry keeps its layer, because the change is below it. */
function go(
  place: Place,
  how: 'push' | 'replace',
  { isOpening }: Pick<EntryState, 'isOpening'>,
): void {
  const layer = how === 'replace' ? entryState().layer : null;
  const state: EntryState = { unlinked: unlinkedOf(place), isOpening, layer };
  if (how === 'push') {
    // Keeps the list's scroll position below dialogs. The browser's own position may be from before a
    // reload, when rows loaded too late for scrolling.
    if (isOpening) history.scrollRestoration = 'manual';
    history.pushState(state, '', hrefOf(place));
    if (!isOpening) history.scrollRestoration = 'auto';
  } else history.replaceState(state, '', hrefOf(place));
  notifyListeners();
}

/** @returns the current place */
export function usePlace(): Place {
  return useSyncExternalStore(watch, read);
}

/** @returns the parameters of a tab's list, even if another tab is shown */
export function useListParams(tab: ListView): ListParams {
  return useSyncExternalStore(watch, () => {
    read();
    return listOf(tab);
  });
}

/** @returns id of the open dialog of this name; null if it is not open */
export function useOpenId(name: Dialog['name']): string | null {
  const { dialog } = usePlace();
  return dialog?.name === name ? dialog.id : null;
}

/** Shows a view with the last parameters of its list. */
export function showView(view: View): void {
  onceUncovered(() => {
    const { view: current, dialog } = read();
    if (view === current && !dialog) return;
    go({ view, list: listOf(view), dialog: null }, 'push', { isOpening: false });
  });
}

/**
 * Changes the parameters of a tab's list.
 * @param how `replace` for steps that need no Back of their own, such as typing
 */
export function showList(tab: ListView, list: ListParams, how: 'push' | 'replace' = 'push'): void {
  onceSettled(() => {
    const current = read();
    const { view, dialog } = current;
    // No change.
    if (view === tab && hrefOf({ view, list, dialog }) === hrefOf(current)) return;
    // A list that is hidden or below a dialog gets no entry of its own.
    if (view === tab && !dialog) go({ view, list, dialog }, how, { isOpening: false });
    else if (view === tab) {
      listChangedBelow = { tab, list };
      go({ view, list, dialog }, 'replace', entryState());
    } else {
      lists.set(tab, list);
      notifyListeners();
    }
  });
}

/**
 * Opens a dialog above its list, in place of the open one.
 * @param how for a page: `replace` for steps that need no Back of their own
 */
export function openDialog(dialog: Dialog, how: 'push' | 'replace' = 'push'): void {
  onceUncovered(() => {
    const current = read();
    if (isSameDialog(current.dialog, dialog)) return;
    const view = tabOf(dialog) ?? current.view;
    const list = listOf(view);
    const isHere = current.view === view;
    const place = { view, list, dialog };
    if (isOwnPage(dialog)) go(place, how, { isOpening: false });
    // A quote opened from its inquiry closes back to it.
    else if (dialog.name === 'quote') {
      go(place, 'push', { isOpening: current.dialog?.name === 'inquiry' });
    } else if (isHere && current.dialog && !isOwnPage(current.dialog))
      go(place, 'replace', entryState());
    // A dialog opened from another view must not close by going back, which would leave its view too.
    else go(place, 'push', { isOpening: isHere });
  });
}

/**
 * Closes a dialog; does nothing if it is closed already: dialogs call this again when they unmount, or after a save.
 * Leaves the dialog's history entry by going back, so that Back does not open it again.
 * @param opener the dialog to show then, from which the closed one was opened
 */
export function closeDialog(dialog: Dialog, opener: Dialog | null = null): void {
  const place = read();
  if (!isSameDialog(place.dialog, dialog)) return;
  if (entryState().layer !== null) {
    onceUncovered(() => closeDialog(dialog, opener));
    return;
  }
  if (!entryState().isOpening) {
    go({ ...place, dialog: opener }, 'replace', { isOpening: false });
    return;
  }
  if (cachedPlace) cachedPlace.place = { ...place, dialog: opener };
  goBack([]);
}

/**
 * Gives a layer over an open dialog, such as its preview, its own history entry, so that Back closes only the
 * layer.
 * @param name of the layer, unique among those of its dialog
 */
export function useLayer(name: string) {
  const isOpen = useSyncExternalStore(
    watch,
    () => pendingSteps === null && entryState().layer === name,
  );
  return {
    isOpen,
    open: () =>
      onceUncovered(() => {
        history.pushState({ ...entryState(), layer: name }, '');
        notifyListeners();
      }),
    close: () => {
      if (entryState().layer === name) onceSettled(() => goBack([]));
    },
  };
}

/** Resets the address, and forgets the parameters of lists. */
export function forgetPlace(): void {
  lists.clear();
  history.replaceState(null, '', PAGES.admin);
  notifyListeners();
}
