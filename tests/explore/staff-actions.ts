/** What may be done at the desk alone. */
import type { Action } from './actions.ts';
import { topDialog } from './screen.ts';
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
      name: 'inquiry',
      weight: 2,
      propose: (_, __, { step }) => ({ act: 'inquiry', name: `Visitor ${seed}-${step}` }),
    },
  ];
}
