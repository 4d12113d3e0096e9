/** Faults of signing in, of what staff write, of publishing and of uploads; as `faults.ts` has the others. */
import type { Fault } from './fault.ts';

const STAFF = 'tests/integration/staff';
const ADMIN = 'tests/integration/admin';
const MEDIA = 'tests/integration/media';
const PUBLISHING = 'tests/integration/publishing';
const E2E = 'tests/e2e/admin';

export const staffFaults: readonly Fault[] = [
  {
    fault:
      'Any endpoint of staff without a cookie, with garbage, an ended session, a disabled account',
    safe: 'As the one table says; what it does not list is denied',
    tests: [
      `${STAFF}/access.test.ts › is closed to: %s`,
      `${STAFF}/access.test.ts › what the table does not list is denied to owners too`,
    ],
  },
  {
    fault: 'Another site sends with the cookie, or a caller does not say where from',
    safe: 'Refused with 403',
    tests: [
      `${STAFF}/access.test.ts › $name is closed to other sites, and to callers who do not say`,
    ],
  },
  {
    fault: 'Twenty wrong passwords at once; an address that nobody has',
    safe: 'Counted exactly; the same answer for both',
    tests: [
      `${STAFF}/guessing.test.ts › twenty wrong passwords at once are counted exactly`,
      `${STAFF}/sign-in.test.ts › known and unknown addresses get the same answer at similar cost`,
    ],
  },
  {
    fault: 'A page to go on to of another site, or of a script',
    safe: 'The admin',
    tests: [
      'src/admin/accounts/session/entrance.test.ts › nothing that is asked for leads out of the admin',
    ],
  },
  {
    fault: 'A link of an invitation or a reset, twice, late, by many at once',
    safe: 'It works once, within its time',
    tests: [
      `${STAFF}/invitations.test.ts › of many at once with one link, one gets the account`,
      `${STAFF}/invitations.test.ts › a link is over after seven days`,
      `${STAFF}/reset.test.ts › of many at once with one link, one sets its password`,
      `${STAFF}/reset.test.ts › a link is over after an hour`,
    ],
  },
  {
    fault:
      'A password, a second factor, an account or a passkey changes while somebody signs in with what it was',
    safe: 'Nobody is signed in by it, and no cookie is sent',
    tests: [
      `${STAFF}/overtaken.test.ts › a reset ends a sign-in with the old password that is under way`,
      `${STAFF}/overtaken.test.ts › so does changing the password`,
      `${STAFF}/overtaken.test.ts › so does switching on the second factor`,
      `${STAFF}/overtaken.test.ts › disabling does, also when the account is enabled again`,
      `${STAFF}/overtaken.test.ts › an owner’s reset ends a sign-in with a code that was right before`,
      `${STAFF}/overtaken.test.ts › removing a passkey ends a sign-in with it`,
      `${STAFF}/overtaken.test.ts › a password that a reset replaced meanwhile changes nothing`,
    ],
  },
  {
    fault: 'A hundred sign-ins of one network at once, dropped or not',
    safe: 'Others have their turn; what is above twenty is refused with 503 and when to retry',
    tests: [
      `${STAFF}/turns.test.ts › one network has twenty sign-ins waiting, more are told when to retry, others have their turn`,
      `${STAFF}/turns.test.ts › a sign-in whose caller has gone is not worked on`,
    ],
  },
  {
    fault: 'Devices that gave codes are prepared with the password, before the second factor is on',
    safe: 'They share the ten codes of strangers',
    tests: [
      `${STAFF}/guessing-codes.test.ts › a backup code of a second factor that is not on makes no device that gave a code`,
      `${STAFF}/guessing-codes.test.ts › switching off and on again makes devices that gave a code strangers`,
    ],
  },
  {
    fault: 'The last owner is removed, or two owners remove each other',
    safe: 'One stays',
    tests: [
      `${STAFF}/owners.test.ts › the last owner cannot be demoted or disabled`,
      `${STAFF}/owners.test.ts › not even by two who remove each other at once: %o`,
    ],
  },
  {
    fault: 'The database is down while somebody signs in',
    safe: 'Refused with 503; nobody is let in',
    tests: [
      `${STAFF}/database-down.test.ts › without a database nobody is let in anywhere`,
      `${STAFF}/database-down.test.ts › %s says so, and nothing private is logged`,
    ],
  },
  {
    fault: 'Two people edit one thing',
    safe: 'The second reads what the first has saved; nothing is overwritten',
    tests: [
      `${ADMIN}/rental-items.test.ts › that two people edit is saved once; the second sees what the first has saved`,
      `${E2E}/conflicts.spec.ts › the second of two saves asks about what both changed, and keeps what one changed`,
      'tests/integration/stock/view.test.ts › keep what a colleague changed or removed meanwhile, and count once for their id',
    ],
  },
  {
    fault: 'A slug that is taken, empty, reserved, endless or of other letters',
    safe: 'Refused beside its field, or numbered; a former address leads on',
    tests: [
      `${ADMIN}/bad-input.test.ts › %s are refused beside the field`,
      `${ADMIN}/bad-input.test.ts › that are empty are made of the name, with a number when taken`,
      `${ADMIN}/rental-items.test.ts › leaves a redirect when its slug or its category changes`,
    ],
  },
  {
    fault: 'Prices such as “12,50”, “$1e5”, “-1”',
    safe: 'One rule, beside the field',
    tests: [`${ADMIN}/bad-input.test.ts › %j are refused`, 'src/domain/money.test.ts › rejects %j'],
  },
  {
    fault: 'A category with items is deleted; many items are put back into one in the trash',
    safe: 'No item is without a category',
    tests: [
      `${ADMIN}/categories.test.ts › with items is refused until it is said what becomes of them`,
      `${ADMIN}/rental-items.test.ts › is never orphaned by the deletion of its category at the same moment`,
      `${ADMIN}/bulk-undo.test.ts › a change is not taken back into a category in the trash, nor from it`,
    ],
  },
  {
    fault: 'Deleted twice, deleted and undone',
    safe: 'No error, and back as it was',
    tests: [
      `${ADMIN}/rental-items.test.ts › is deleted at once, comes back, and twice of either is no error`,
    ],
  },
  {
    fault: 'Fields that are not the sender’s to set; names to sort by; ids and days that are none',
    safe: 'Refused, and never a failure',
    tests: [
      `${ADMIN}/bad-input.test.ts › %s is refused beside the field`,
      `${ADMIN}/bad-input.test.ts › are not reached through the prototype either`,
      `${ADMIN}/hostile-addresses.test.ts › fails for no value of a parameter`,
    ],
  },
  {
    fault: 'A name that ends the script of structured data',
    safe: 'One valid block',
    tests: [
      `${ADMIN}/rental-items.test.ts › with markup in its name stays one block of structured data`,
    ],
  },
  {
    fault: 'Thirty saves in a minute',
    safe: 'One build at a time, at most one waits, and the last save is live',
    tests: [
      `${PUBLISHING}/home.test.ts › thirty saves make few builds, and the last one is seen`,
      `${PUBLISHING}/states.test.ts › of twenty builders that come at once, one gets the build`,
    ],
  },
  {
    fault: 'A hook that refuses or hangs',
    safe: 'Tried again, and said',
    tests: [
      `${PUBLISHING}/hook.test.ts › a hook that fails is tried again, then the failure is said and a later try waits`,
      `${PUBLISHING}/hook.test.ts › a hook that hangs is given up in time, and no secret address is said`,
    ],
  },
  {
    fault: 'A build finds the database down, or a shop without anything',
    safe: 'It fails; the live site stays',
    tests: [
      `${PUBLISHING}/npm-build.test.ts › with a database that is down`,
      `${PUBLISHING}/npm-build.test.ts › with a database that has nothing to show`,
      `${PUBLISHING}/home.test.ts › a build that finds the shop empty fails, says why, and the site stays; the next one recovers`,
    ],
  },
  {
    fault: 'A script as SVG, a page as JPEG, a PDF, nothing, an image that is cut off',
    safe: 'Refused in its words',
    tests: [
      `${MEDIA}/refused.test.ts › %s is refused in its words`,
      `${MEDIA}/refused.test.ts › a %s that is cut off is refused`,
    ],
  },
  {
    fault: 'A small file that unfolds to a giant image; more than 5 MB',
    safe: 'Refused by its header, or as soon as it is too large; memory stays flat',
    tests: [
      `${MEDIA}/refused.test.ts › unfolded is refused by its header, memory flat: %s`,
      `${MEDIA}/refused.test.ts › without saying so is read no further than it may be`,
    ],
  },
  {
    fault: 'A place in the image, an orientation, colors of a printer, a page behind the image',
    safe: 'Encoded anew: upright, for screens, without anything else',
    tests: [
      `${MEDIA}/upload.test.ts › stands upright and has lost where it was taken`,
      `${MEDIA}/upload.test.ts › in the colors of a printer becomes one for screens`,
      `${MEDIA}/upload.test.ts › that is a web page too is only an image afterward`,
    ],
  },
  {
    fault: 'A file name that climbs; an address of an image that climbs, or of another store',
    safe: 'Ignored; 404',
    tests: [
      `${MEDIA}/upload.test.ts › is what its bytes say, whatever its name or type`,
      `${MEDIA}/serving.test.ts › is not at %s`,
      `${MEDIA}/serving.test.ts › is the only thing that is let out: other stores are not reached`,
    ],
  },
];
