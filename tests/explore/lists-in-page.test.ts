import { expect, test } from 'vitest';
import { listsInPage } from './lists-in-page.ts';
import { lineOf, type Heart } from './model.ts';
import { control, momentOf, press, screen } from './moments.ts';

const heart = (id: string): Heart => ({ id, name: `Chair ${id}`, price: '$8.50', option: null });

test('of two lists with as many pieces, the one whose hearts are shown is the list of the page', () => {
  // Emptied while nobody had touched the page: a heart takes one of two lines away, or adds the first one.
  const button = control({ item: heart('a') });
  const lines = ['a', 'b'].map((id) => lineOf(heart(id)));
  const storedAfter = (pressed: string) => {
    const before = screen({ controls: [button], stored: lines, badges: [2] });
    const hearts = ['a', 'b'].map((id) => ({ id, name: id, isPressed: id === pressed }));
    const moment = momentOf(press(button), before, { ...before, badges: [1], hearts });
    moment.world.storage = 'emptied';
    moment.here.isFresh = true;
    listsInPage(moment);
    return moment.after.stored.map(({ id }) => id);
  };
  expect(storedAfter('a')).toEqual(['a']);
  expect(storedAfter('b')).toEqual(['b']);
});

test('of two lists with as many pieces, checkout shows some rows and what all come to', () => {
  const named = (name: string, quantity: number) => ({
    ...lineOf({ ...heart(name), name }),
    quantity,
  });
  const before = screen({ controls: [control({ name: 'Undo', place: 'toast' })] });
  const [sofa, arch] = [named('Sofa', 23), named('Arch', 1)];
  const more = [named('Sofa', 24)];
  const view = {
    lines: [{ name: 'Sofa', quantity: 23, cents: null }],
    isFolded: true,
    cents: null,
  };
  const after = { ...before, badges: [24], checkout: view };
  const moment = momentOf(press(control({ name: 'Undo', place: 'toast' })), before, after);
  moment.world.storage = 'missing';
  moment.world.list = [sofa];
  moment.here.changes.push(
    { before: more, after: [sofa], toast: '' },
    { before: [sofa, arch], after: [sofa], toast: '' },
  );
  listsInPage(moment);
  expect(moment.after.stored.map(({ name }) => name)).toEqual(['Sofa', 'Arch']);
});
