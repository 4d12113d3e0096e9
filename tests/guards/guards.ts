/**
 * The guards of the server, each from both sides: the test that stops an attacker, and the one that
 * lets the honest person beside him go on. Held to its word by `architecture/guards.test.ts`.
 */
import { catalogGuards } from './catalog-guards.ts';
import { factorGuards } from './factor-guards.ts';
import { faultGuards } from './fault-guards.ts';
import type { Guard } from './guard.ts';
import { linkGuards } from './link-guards.ts';
import { machineGuards } from './machine-guards.ts';
import { quoteGuards } from './quote-guards.ts';
import { stockGuards } from './stock-guards.ts';

const STAFF = 'tests/integration/staff';
const INQUIRIES = 'tests/integration/inquiries';
const API = 'tests/integration/api';
const ADMIN = 'tests/integration/admin';
const MEDIA = 'tests/integration/media';

export const guards: readonly Guard[] = [
  {
    guard: 'Passwords are tried ten times for one account from one network',
    attacker: 'tries fifty at once',
    stopped: `${STAFF}/guessing.test.ts › twenty wrong passwords at once are counted exactly`,
    honest: 'owns the account and signs in elsewhere',
    goesOn: `${STAFF}/guessing.test.ts › 101 wrong passwords do not keep the owner out elsewhere`,
  },
  {
    guard: 'An IPv6 address counts by its /64',
    attacker: 'uses a hundred addresses of one line',
    stopped: `${STAFF}/guessing.test.ts › the addresses of one /64 count as one, those of the next one do not`,
    honest: 'has the same password form on a device that signed in before',
    goesOn: `${STAFF}/guessing.test.ts › signs in from the very network that is refused`,
  },
  {
    guard: 'An account that many networks try at gives each fewer tries',
    attacker: 'has many networks',
    stopped: `${STAFF}/guessing.test.ts › each network has fewer tries from then on`,
    honest: 'signs in from a new device meanwhile',
    goesOn: `${STAFF}/guessing.test.ts › the owner signs in from a new device, after a slip too`,
  },
  {
    guard: 'A reset link dies with the password it was for',
    attacker: 'kept a link that was mailed before',
    stopped: `${STAFF}/reset.test.ts › changing the password voids a link that was mailed before`,
    honest: 'opens the link that was mailed last',
    goesOn: `${STAFF}/reset.test.ts › a mailed link sets a new password, once, and ends every session`,
  },
  {
    guard: 'A new email address needs the password and its own mailbox',
    attacker: 'sits at a computer that somebody left signed in',
    stopped: `${STAFF}/email-change.test.ts › without the password, or the mailbox, no address is changed`,
    honest: 'has both, on whichever device',
    goesOn: `${STAFF}/email-change.test.ts › a mailed link changes the address, once, and the old one is told`,
  },
  {
    guard: 'A mailbox gets three links, a network asks twenty times',
    attacker: 'asks thirty times for one mailbox',
    stopped: `${STAFF}/reset.test.ts › a mailbox gets three mails at once, however many ask; a link of them is good`,
    honest: 'asks from a known device in a network that is refused',
    goesOn: `${STAFF}/reset.test.ts › one network asks twenty times for whomever, known devices beside it go on`,
  },
  {
    guard: 'Mails with a link to a mailbox are bounded, whoever asks',
    attacker: 'signed in on many devices before',
    stopped: `${STAFF}/reset-requests.test.ts › known devices fill no mailbox: three of each, twelve of all at once`,
    honest: 'asks from a known device after strangers asked for the same address',
    goesOn: `${STAFF}/reset-requests.test.ts › a known device gets a link after strangers asked for the same address`,
  },
  {
    guard: 'An invitation lasts no longer than its maker is an owner',
    attacker: 'invites a second account before he is removed',
    stopped: `${STAFF}/invitations-of.test.ts › an owner who is removed leaves no open invitation behind, others keep theirs`,
    honest: 'invites somebody and stays an owner',
    goesOn: `${STAFF}/invitations-of.test.ts › a change that leaves an owner one keeps their invitations`,
  },
  {
    guard: 'Codes are tried ten times for one account by all strangers',
    attacker: 'knows the password and guesses the code',
    stopped: `${STAFF}/guessing-codes.test.ts › five wrong codes end a sign-in, ten are all that strangers have, from all networks`,
    honest: 'owns the account and gave a code on this device before',
    goesOn: `${STAFF}/guessing-codes.test.ts › a device that gave a code before signs in while strangers guess, and has ten of its own`,
  },
  ...factorGuards,
  {
    guard: 'A code of an authenticator app works once',
    attacker: 'read the code over a shoulder',
    stopped: `${STAFF}/second-factor.test.ts › a code works once, also in parallel, and not once it switched the app on`,
    honest: 'types a code that becomes right a moment later',
    goesOn: `${STAFF}/second-factor.test.ts › two people may be shown the same digits, and a wrong code may become right`,
  },
  {
    guard: 'A confirmation holds no words of strangers',
    attacker: 'puts links into every field',
    stopped: `${INQUIRIES}/no-links.test.ts › what a visitor typed is no link in any mail, and nothing of it reaches the visitor`,
    honest: 'gets the list, the promise and the phone',
    goesOn: `${INQUIRIES}/confirmation.test.ts › the visitor gets the reference, the list, the promise and the phone`,
  },
  {
    guard: 'One confirmation within an hour and mailbox',
    attacker: 'spells one mailbox in three ways',
    stopped: `${INQUIRIES}/confirmation.test.ts › however the mailbox is spelled, also by many at once`,
    honest: 'sends a changed request',
    goesOn: `${INQUIRIES}/confirmation.test.ts › once within an hour and mailbox; a changed request is accepted without one`,
  },
  {
    guard: 'Signs of spam set a request apart',
    attacker: 'sends the same words from many mailboxes',
    stopped: `${INQUIRIES}/spam.test.ts › the same message from other addresses is suspected from the third on`,
    honest: 'fills in the form',
    goesOn: `${INQUIRIES}/spam.test.ts › a person is not suspected`,
  },
  {
    guard: 'Many requests under one address from one network are set apart',
    attacker: 'sends one after the other under all spellings of an address',
    stopped: `${INQUIRIES}/spam.test.ts › many requests from one address within the hour are suspected, in any case`,
    honest: 'owns the address and sends from another network',
    goesOn: `${INQUIRIES}/spam.test.ts › a flood under an address is suspected, its owner elsewhere is not`,
  },
  {
    guard: 'Requests are limited by network',
    attacker: 'sends a flood',
    stopped: `${INQUIRIES}/limits.test.ts › a flood from one IPv6 network is one flood`,
    honest: 'repeats a request that was acknowledged',
    goesOn: `${INQUIRIES}/limits.test.ts › what was acknowledged is answered to a caller who sent too many since`,
  },
  {
    guard: 'Questions are limited by network, together with requests',
    attacker: 'sends a flood of questions',
    stopped: `${INQUIRIES}/question.test.ts › is a flood of questions from one network, together with its requests`,
    honest: 'asks from another network, or repeats a question that was acknowledged',
    goesOn: `${INQUIRIES}/question.test.ts › a visitor beside a flood asks, and one who asked before gets the same answer`,
  },
  {
    guard: 'A mailed list holds no words of its sender',
    attacker: 'puts an advertisement into every field',
    stopped: `${INQUIRIES}/list-mails.test.ts › no word of the sender gets into a mail`,
    honest: 'has a list mailed to two, with prices of the catalog',
    goesOn: `${INQUIRIES}/list-mails.test.ts › reaches both, with items, prices and totals of the catalog, and a link to the list`,
  },
  {
    guard: 'Mailed lists are limited by mailbox and by network',
    attacker: 'fills the mailbox of somebody else from many networks',
    stopped: `${INQUIRIES}/list-mails.test.ts › a mailbox gets four at once, however it is spelled and from wherever it is asked`,
    honest: 'plans an event meanwhile',
    goesOn: `${INQUIRIES}/list-mails.test.ts › someone who plans mails their list to two after others were refused`,
  },
  {
    guard: 'What a caller claims to be is not believed',
    attacker: 'forges X-Forwarded-For',
    stopped: `${INQUIRIES}/limits.test.ts › a forged X-Forwarded-For changes nothing`,
    honest: 'is behind a proxy that is trusted',
    goesOn: 'src/local/http/caller.test.ts › a server behind a proxy tells callers apart',
  },
  {
    guard: 'One key, one request',
    attacker: 'sends another body under a key',
    stopped: `${API}/contact.idempotency.test.ts › the same key with another body is refused and changes nothing`,
    honest: 'presses forty times',
    goesOn: `${API}/contact.idempotency.test.ts › forty requests at once with one key make one inquiry and get one answer`,
  },
  {
    guard: 'Bodies have bounds',
    attacker: 'sends deep nesting and a mass of keys',
    stopped: `${API}/contact.security.test.ts › deep nesting and a mass of keys are refused at once`,
    honest: 'sends a full wishlist',
    goesOn: `${API}/contact.security.test.ts › a full wishlist is stored, a longer one is refused`,
  },
  {
    guard: 'Only our own pages write, and only staff upload',
    attacker: 'makes a browser send from another site',
    stopped: `${MEDIA}/refused.test.ts › is not even read when nobody is signed in, or another site sent it`,
    honest: 'is signed in on our pages',
    goesOn: `${STAFF}/sign-in.test.ts › the right password signs in, signing out ends it`,
  },
  {
    guard: 'An endpoint that the table of permissions does not list does not exist',
    attacker: 'asks for another one',
    stopped: `${STAFF}/access.test.ts › what the table does not list is denied to owners too`,
    honest: 'is an owner',
    goesOn: `${STAFF}/access.test.ts › is open to owners`,
  },
  {
    guard: 'Uploads have bounds',
    attacker: 'sends more than may be sent',
    stopped: `${MEDIA}/refused.test.ts › without saying so is read no further than it may be`,
    honest: 'sends an image while others are decoded',
    goesOn: `${MEDIA}/upload.test.ts › is taken while others are decoded, and after some that cannot be`,
  },
  {
    guard: 'Resized images have a bound on disk',
    attacker: 'asks for every size',
    stopped:
      'src/local/images/image-cache.test.ts › a caller who requests every size does not exceed the bounds',
    honest: 'asks for what others ask for too',
    goesOn:
      'src/local/images/image-cache.test.ts › what is requested often stays, and evicted images are recreated',
  },
  {
    guard: 'Tables do not grow without end',
    attacker: 'leaves rows behind',
    stopped:
      'tests/integration/database/old-rows.test.ts › a round deletes no more than it may, the next ones the rest',
    honest: 'has a session and a publication that is live',
    goesOn:
      'tests/integration/database/old-rows.test.ts › what is over goes at night, what is in use stays',
  },
  {
    guard: 'Public reads do not wait for a database that hangs',
    attacker: 'holds a lock on a table',
    stopped: `${API}/database-down.test.ts › a database that hangs is a 503 within five seconds, other reads are not held up`,
    honest: 'asks after the connections were cut',
    goesOn: `${API}/database-down.test.ts › fail a request at most once; the next one is served`,
  },
  {
    guard: 'Only its author edits a note',
    attacker: 'rewrites what a colleague noted',
    stopped: `${ADMIN}/inquiry-work.test.ts › takes no note of another inquiry, none that is empty or endless, and no other event for one`,
    honest: 'corrects a note of their own',
    goesOn: `${ADMIN}/inquiry-work.test.ts › holds notes and calls once each, with who and when; their author edits them`,
  },
  {
    guard: 'A reply from the admin goes to its visitor alone, ten times a day',
    attacker: 'types a line break and a further recipient into the subject',
    stopped: `${ADMIN}/inquiry-reply.test.ts › no words of staff or visitors become headers or further recipients`,
    honest: 'presses Send twice',
    goesOn: `${ADMIN}/inquiry-reply.test.ts › a reply is sent once, answers to the shop, names the request, and is kept in the timeline`,
  },
  {
    guard: 'No spreadsheet calculates what a visitor typed',
    attacker: 'sends a request whose name is a formula',
    stopped: 'src/domain/csv.test.ts › no cell begins as a formula, whatever was typed',
    honest: 'has a comma and quotes in the name',
    goesOn:
      'src/domain/csv.test.ts › every cell is read as it was written, but for the apostrophe of a formula',
  },
  ...quoteGuards,
  ...stockGuards,
  ...linkGuards,
  ...machineGuards,
  ...faultGuards,
  ...catalogGuards,
];
