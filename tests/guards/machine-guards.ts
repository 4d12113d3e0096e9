import type { Guard } from './guard.ts';

const BACKUP = 'tests/integration/backup';
const IMAGES = 'src/local/images';

/** Guards of what the shop on one machine makes and keeps. */
export const machineGuards: readonly Guard[] = [
  {
    guard: 'Only sizes of images that pages ask for are made',
    attacker: 'asks for every width there is',
    stopped: `${IMAGES}/image-request.test.ts › rejects the size %j`,
    honest: 'opens a page',
    goesOn: `${IMAGES}/image-request.test.ts › takes every size that pages ask for`,
  },
  {
    guard: 'New sizes of images are made in turns by network, and for nobody who is gone',
    attacker: 'asks for sixty images and drops the connections',
    stopped: `src/server/base/fair-queue.test.ts › what nobody waits for anymore is not made`,
    honest: 'waits for one image meanwhile',
    goesOn: `${IMAGES}/image-host.test.ts › sixty images that are asked for and dropped do not hold up another visitor`,
  },
  {
    guard: 'A hand-made backup is refused in one sentence',
    attacker: 'writes sequences that end a statement',
    stopped: `${BACKUP}/hostile.test.ts › the sequences %j`,
    honest: 'restores a backup of the first format',
    goesOn: `${BACKUP}/refused.test.ts › of the first format, with an end of its own, is taken`,
  },
];
