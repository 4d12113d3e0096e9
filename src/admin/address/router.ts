/** The admin's place in the history. What is open is an entry of its own: Back closes it. */
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
  /** What is open, where the address does not say it. */
  unlinked: Dialog | null;
  /** Whether the entry was made by opening something, so that the one before it is without. */
  isOpening: boolean;
  /** A layer over the open dialog, such as its preview, with its own history entry. */
  layer: string | null;
}

const listeners = new Set<() => void>();
/** How the list of each tab was last shown: it is found again as it was left. */
const lists = new Map<View, ListParams>();
const listOf = (view: View) => lists.get(view) ?? FIRST_PAGE;
let known: { entry: string; place: Place } | undefined;
/** While the browser is on its way back to close what was open: what is to be done then. */
let afterward: (() => void)[] | null = null;
/** What became of a list below something that is open: its own entry does not know it yet. */
let below: { tab: ListView; list: ListParams } | null = null;

function entryState(): EntryState {
  const state: unknown = history.state;
  const stored = typeof state === 'object' && state !== null ? state : {};
  return { unlinked: null, isOpening: false, layer: null, ...stored };
}

function read(): Place {
  const { search, hash } = location;
  const entry = JSON.stringify([search, hash, history.state]);
  if (known?.entry !== entry) {
    const place = placeOf(location, entryState().unlinked);
    known = { entry, place };
    if (hasList(place.view)) lists.set(place.view, place.list);
  }
  return known.place;
}

function changed(): void {
  for (const listener of listeners) listener();
}

function traversed(): void {
  const steps = afterward ?? [];
  afterward = null;
  known = undefined;
  const changedBelow = below;
  below = null;
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

/** An entry that is made while the browser goes back would be the one that it leaves. */
function onceSettled(step: () => void): void {
  if (afterward) afterward.push(step);
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
  if (listeners.size === 0) addEventListener('popstate', traversed);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', traversed);
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
    // The list stays where it is below what opens and closes. What the browser remembers of the entry may
    // be from before a reload, whose rows came too late for it to scroll again.
    if (isOpening) history.scrollRestoration = 'manual';
    history.pushState(state, '', hrefOf(place));
    if (!isOpening) history.scrollRestoration = 'auto';
  } else history.replaceState(state, '', hrefOf(place));
  changed();
}

/** @returns where the admin is, by its address */
export function usePlace(): Place {
  return useSyncExternalStore(watch, read);
}

/** @returns how the list of a tab is shown, also while another tab is */
export function useListParams(tab: ListView): ListParams {
  return useSyncExternalStore(watch, () => {
    read();
    return listOf(tab);
  });
}

/** @returns id of what is open under this name; null: it is not open */
export function useOpenId(name: Dialog['name']): string | null {
  const { dialog } = usePlace();
  return dialog?.name === name ? dialog.id : null;
}

/** Goes to a view, whose list is as it was left. */
export function showView(view: View): void {
  onceSettled(() => {
    const { view: current, dialog } = read();
    if (view === current && !dialog) return;
    go({ view, list: listOf(view), dialog: null }, 'push', { isOpening: false });
  });
}

/**
 * Shows the list of a tab in another way.
 * @param how `replace` for steps that nobody wants to take back one by one, such as typing
 */
export function showList(tab: ListView, list: ListParams, how: 'push' | 'replace' = 'push'): void {
  onceSettled(() => {
    const current = read();
    const { view, dialog } = current;
    // Shown so already.
    if (view === tab && hrefOf({ view, list, dialog }) === hrefOf(current)) return;
    // A list that is not shown, or lies below something, makes no entry.
    if (view === tab && !dialog) go({ view, list, dialog }, how, false);
    else if (view === tab) {
      listChangedBelow = { tab, list };
      go({ view, list, dialog }, 'replace', entryState());
    } else {
      lists.set(tab, list);
      changed();
    }
  });
}

/**
 * Opens something above its list; in place of what is open, if something is.
 * @param how of a page of its own: `replace` for steps that nobody wants to take back one by one
 */
export function openDialog(dialog: Dialog, how: 'push' | 'replace' = 'push'): void {
  onceSettled(() => {
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
 * Closes something, if it is open still: a dialog may say so again when it goes, or when what it
 * saved has come back. The entry that was made for it is left by going back, so that Back does not
 * open it once more.
 * @param opener what it was opened from, if that was something open as well
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

/** The address says nothing anymore of what was shown, and no list is remembered. */
export function forgetPlace(): void {
  lists.clear();
  history.replaceState(null, '', PAGES.admin);
  changed();
}
