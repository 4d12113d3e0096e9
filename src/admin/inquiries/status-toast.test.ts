import { beforeEach, expect, test } from 'vitest';
import { $toast, dismissToast } from '#stores/toasts.ts';
import { tellStatus, toldOfCancellation } from './status-toast.ts';

const ada = { id: 'a', name: 'Ada' };
const undo = () => undefined;
const descriptions = () => {
  const { description, open, waiting = [] } = $toast.get() ?? {};
  return open ? [description, ...waiting.map((each) => each.description)] : [];
};

beforeEach(() => $toast.set(null));

test('once a move is taken back elsewhere, its toast no longer offers to undo it @inquiry.moves', () => {
  tellStatus({ ...ada, status: 'booked' }, undo);
  tellStatus({ ...ada, status: 'pending' });
  expect(descriptions()).toEqual(['Ada is now marked as Pending.']);
  expect($toast.get()?.action).toBeUndefined();
});

test('of two moves of one request the last can be undone, of two requests both', () => {
  tellStatus({ ...ada, status: 'contacted' }, undo);
  tellStatus({ id: 'b', name: 'Ben', status: 'quoted' }, undo);
  tellStatus({ ...ada, status: 'booked' }, undo);
  expect(descriptions()).toEqual(['Ada is now marked as Booked.', 'Ben is now marked as Quoted.']);
  dismissToast($toast.get()?.id ?? 0);
  expect(descriptions()).toEqual(['Ben is now marked as Quoted.']);
});

test('whoever undoes a cancellation reads that the customer was told of it @event.cancel', () => {
  const page = (state: string) =>
    ({ status: 'booked', events: [{ kind: 'canceled', mails: [{ state }] }] }) as never;
  const said = 'The customer was already emailed about the cancellation.';
  expect(toldOfCancellation({ status: 'canceled' }, page('sent'))).toContain(said);
  expect(toldOfCancellation({ status: 'canceled' }, page('filed'))).toBeUndefined();
  expect(toldOfCancellation({ status: 'quoted' }, page('sent'))).toBeUndefined();
  tellStatus({ ...ada, status: 'booked' }, undefined, said);
  expect($toast.get()?.detail).toBe(said);
});
