/** What may be done in the admin alone. */
import type { Action } from './actions.ts';
import { targetOf, topDialog, type Control } from './screen.ts';
import type { FileName } from './staff-steps.ts';

const FILE_WEIGHTS: readonly [FileName, number][] = [
  ['good.png', 6],
  ['half.png', 1],
  ['text.png', 1],
  ['empty.jpg', 1],
  ['notes.pdf', 1],
];

/** @param seed of the run, so that each has visitors of its own */
export function staffActions(seed: number): Action[] {
  return [
    {
      name: 'upload',
      weight: 3,
      propose: ({ screen }, random) => {
        if (!/^(Edit|New) /.test(topDialog(screen))) return null;
        const [file] = random.weighted(FILE_WEIGHTS, ([, weight]) => weight);
        return { act: 'upload', file };
      },
    },
    {
      // The lists are long, and of all that can be opened this is looked at most.
      name: 'request',
      weight: 4,
      propose: ({ screen }, random) => {
        const requests = screen.controls.filter(isRequest);
        if (requests.length === 0) return null;
        return { act: 'press', target: targetOf(random.pick(requests)), with: 'mouse' };
      },
    },
    {
      // On a phone it is how one closes.
      name: 'back from what is open',
      weight: 4,
      propose: ({ screen }, _, { offline }) =>
        topDialog(screen) !== '' && screen.canGoBack && !offline ? { act: 'back' } : null,
    },
    {
      name: 'inquiry',
      weight: 2,
      propose: (_, __, { step }) => ({ act: 'inquiry', name: `Visitor ${seed}-${step}` }),
    },
  ];
}

/** @returns whether it opens a request that came in meanwhile */
export function isRequest({ name }: Control): boolean {
  return /^Visitor \d/.test(name);
}
