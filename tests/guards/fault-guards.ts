import type { Guard } from './guard.ts';

const API = 'tests/integration/api';
const INQUIRIES = 'tests/integration/inquiries';
const BACKUP = 'tests/integration/backup';
const ADMIN = 'tests/integration/admin';
const PUBLISHING = 'tests/integration/publishing';
const HOST = 'tests/integration/host';

/** Guards against what fails beside the shop: nobody is told yes for what is not done. */
export const faultGuards: readonly Guard[] = [
  {
    guard: 'What the blob store refused does not count as stored',
    attacker: 'is a store that answers 400, 403, 413, 500 or nothing',
    stopped: `${INQUIRIES}/store-answers.test.ts › has no request: the visitor is told`,
    honest: 'is a store that is busy for a moment',
    goesOn: `${INQUIRIES}/store-answers.test.ts › a moment of 503 while an image is stored does not lose it`,
  },
  {
    guard: 'Mails that do not leave are said where staff look',
    attacker: 'is a mail server that refuses three times',
    stopped: `${INQUIRIES}/mail-failing.test.ts › three failures are said to owners and editors, with the reason; one mail that is accepted ends it`,
    honest: 'is a mail server that was away for less than a quarter of an hour',
    goesOn: `${INQUIRIES}/mail-failing.test.ts › one failure is said after fifteen minutes, by health too`,
  },
  {
    guard: 'Whoever waits for a database that hangs is answered, in words about their work',
    attacker: 'is a database that never answers',
    stopped: `${API}/database-hangs.test.ts › whoever reads or saves is told about that, not about signing in`,
    honest: 'saves once it answers again',
    goesOn: `${API}/database-hangs.test.ts › a save that hangs in the middle waits for one query, not for its rollback too`,
  },
  {
    guard: 'A connection that breaks ends a save, not the shop',
    attacker: 'kills the database in the middle of a transaction',
    stopped: `${API}/connection.test.ts › a connection that breaks between two statements of a transaction ends that, not the process`,
    honest: 'sends a request while it is started again',
    goesOn: `${HOST}/database-killed.test.ts › pages and images stay, a request waits in the spool, and is stored when the database is back`,
  },
  {
    guard: 'A restore that is killed mixes no two shops',
    attacker: 'kills it before any of its steps',
    stopped: `${BACKUP}/killed.test.ts › leaves one of two shops, whole, and the next start says which`,
    honest: 'restores again',
    goesOn:
      'src/local/backup/staged-files.test.ts › leftovers of a killed restore are not part of the next one',
  },
  {
    guard: 'A backup lands in no commit',
    attacker: 'names a file inside the project',
    stopped:
      'src/local/backup/target-file.test.ts › a file that a commit could take is refused, one that Git ignores is not',
    honest: 'names none',
    goesOn:
      'src/local/backup/target-file.test.ts › without a name, a backup is written outside the project',
  },
  {
    guard: 'A backup that lacks something is no success',
    attacker: 'is a folder without an image that an item shows',
    stopped: `${BACKUP}/commands.test.ts › that lacks an image which an item shows says so and fails, and so does its restore`,
    honest: 'backs up after a release or a restore',
    goesOn: `${BACKUP}/commands.test.ts › of a database without a host, as after a release or a restore, files are a part`,
  },
  {
    guard: 'A clock that was wrong keeps no publication away',
    attacker: 'is a clock that was two days ahead while a build began',
    stopped: `${PUBLISHING}/clock.test.ts › a build that started ahead and is lost is given up a quarter of an hour later`,
    honest: 'waits for the quiet after a save',
    goesOn: `${PUBLISHING}/clock.test.ts › what waits for its quiet, or began a moment ahead of another clock, stays as it is`,
  },
  {
    guard: 'A full disk is said as such to whoever saves or publishes',
    attacker: 'is a disk without room',
    stopped: `${API}/database-hangs.test.ts › on a full disk a save and “Publish now” say so, and the log names it`,
    honest: 'looks at health once there is room again',
    goesOn: `${API}/health.test.ts › a full disk is told and logged once, and is over by itself`,
  },
  {
    guard: 'Public health names no machine',
    attacker: 'reads `/api/health` of a shop on a laptop',
    stopped: `${API}/health.test.ts › everybody reads since when another host has the shop, and not the name of its machine`,
    honest: 'works in the admin',
    goesOn: `${ADMIN}/status.test.ts › staff read on which machine the shop runs, and since when`,
  },
];
