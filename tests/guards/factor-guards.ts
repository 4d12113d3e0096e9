/** Guards of second factors that owners reset, and of passkeys. */
import type { Guard } from './guard.ts';

const STAFF = 'tests/integration/staff';

export const factorGuards: readonly Guard[] = [
  {
    guard:
      'Only owners reset a second factor, never their own without the password, and both persons are told',
    attacker: 'is an editor, or an owner whose browser stood open',
    stopped: `${STAFF}/lost-phone.test.ts › an editor resets nobody’s, and an owner not the own one without the password`,
    honest: 'lost the phone',
    goesOn: `${STAFF}/lost-phone.test.ts › an owner resets a second factor: sessions end, both get a mail, the password alone signs in`,
  },
  {
    guard: 'A passkey signs in after its person was verified, at this site, once for each question',
    attacker: 'found the device, or recorded an answer',
    stopped: `${STAFF}/passkeys-refused.test.ts › twice by one answer, also in parallel, and not after five minutes`,
    honest: 'signs in without password and code',
    goesOn: `${STAFF}/passkeys.test.ts › are added with the password and a new challenge, and mailed`,
  },
];
