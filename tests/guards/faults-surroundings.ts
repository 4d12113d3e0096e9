/** Faults of browsers, of the platform and of what the shop relies on; as `faults.ts` has the others. */
import type { Fault } from './fault.ts';

const E2E = 'tests/e2e';
const INQUIRIES = 'tests/integration/inquiries';
const IMAGES = 'src/local/images';
const HOST = 'tests/integration/host';

export const surroundingFaults: readonly Fault[] = [
  {
    fault: 'A script, a handler or a foreign script is injected into a page',
    safe: 'It does not run',
    tests: [
      `${E2E}/policy.spec.ts › an injected inline script, handler or foreign script does not run`,
      `${E2E}/policy.spec.ts › the policy allows neither inline code nor other sites, and no frame`,
    ],
  },
  {
    fault: 'No connection, a page in place of JSON, an answer that never comes',
    safe: 'It is said, and the form stays',
    tests: [
      `${E2E}/offline.spec.ts › without a connection it sends nothing and says so`,
      `${E2E}/quote-form.spec.ts › of any cause shows one toast and keeps the form`,
      `${E2E}/lost-replies.spec.ts › a server that says nothing for 30 seconds counts as a failure`,
    ],
  },
  {
    fault: 'A kept list that cannot be read, or of a later version',
    safe: 'It counts as empty; nothing is thrown',
    tests: [
      `${E2E}/wishlist.device.spec.ts › what cannot be read counts as an empty list, and is written anew`,
      `${E2E}/wishlist.device.spec.ts › a list of a later version counts as empty`,
      'src/stores/wishlist-codec.test.ts › never throws, whatever the storage contains',
    ],
  },
  {
    fault: 'A storage that is null, missing, throws, is full or is emptied meanwhile',
    safe: 'It works as long as the page',
    tests: [
      'src/stores/storage.test.ts › a storage that is null, missing, full or forbidden keeps nothing',
      'src/stores/storage.test.ts › works in memory when every access throws',
      `${E2E}/wishlist.device.spec.ts › a list whose device is emptied meanwhile lives as long as the page`,
      `${E2E}/wishlist.device.spec.ts › where the device has no room left, the list lives as long as the page`,
    ],
  },
  {
    fault: 'A browser wraps or replaces texts, and makes them longer',
    safe: 'No form, value or number is lost',
    tests: [
      `${E2E}/translated.spec.ts › the checkout keeps what is typed, counts on and sends, translated before the first touch`,
      `${E2E}/translated.spec.ts › the number of the list and a translator that writes other digits leave each other alone`,
      'tests/architecture/bare-texts.test.ts › every text of an island and of the admin stands alone in its element',
    ],
  },
  {
    fault: 'A variable of the environment is missing or of another form',
    safe: 'The start ends with its name, never with its value',
    tests: [
      'src/server/base/env.test.ts › %s=%s stops with the name of the variable, never its value',
    ],
  },
  {
    fault: 'A password, a token, a mail address or a phone number is on its way',
    safe: 'No log has it',
    tests: [
      'tests/integration/api/contact.security.test.ts › neither an accepted nor a refused request leaves anything private in the log',
      'tests/integration/staff/invitations.test.ts › neither links nor addresses are logged',
      'tests/integration/quotes/links.test.ts › only a hash of a token is stored, and nothing of it is logged',
    ],
  },
  {
    fault: 'A library says yes to 4xx, 5xx or a connection that was cut',
    safe: 'Nothing is acknowledged that was not read back, or answered with the one right status',
    tests: [
      `${INQUIRIES}/store-answers.test.ts › has no request: the visitor is told`,
      `${INQUIRIES}/store-answers.test.ts › has no image`,
      `${INQUIRIES}/store-answers.test.ts › a store that answers a deletion with %s has not removed anything`,
    ],
  },
  {
    fault: 'A mail server that refuses, says nothing, or breaks off after the text',
    safe: 'Tried again, and said within minutes where staff look',
    tests: [
      `${INQUIRIES}/outbox.test.ts › a mail that is refused waits, and is sent when the server takes it`,
      `${INQUIRIES}/outbox.test.ts › a mail server that says nothing is given up after a while`,
      `${INQUIRIES}/mail-failing.test.ts › a mail is not taken for sent while the server has not said so after its text`,
      `${INQUIRIES}/mail-failing.test.ts › one failure is said after fifteen minutes, by health too`,
    ],
  },
  {
    fault: 'A hook that answers 200 with a page',
    safe: 'It counts as a failure',
    tests: [
      'tests/integration/publishing/hook.test.ts › a page is no answer of a hook: something before it took the request',
    ],
  },
  {
    fault: 'A disk that is full, for all files or for one of several',
    safe: 'Said as such; no file is half there',
    tests: [
      'tests/integration/api/database-hangs.test.ts › on a full disk a save and “Publish now” say so, and the log names it',
      'src/local/site/build-site.test.ts › a page that does not fit on the disk is a sentence that says what to do',
      'src/local/blob-host.test.ts › says that it could not store a blob, and leaves nothing of it',
      'src/server/base/atomic-file.test.ts › leaves nothing behind when the file cannot be replaced',
      'tests/integration/backup/refused.test.ts › and its files stay as they are when one of them cannot take its place',
    ],
  },
  {
    fault: 'A restore, a publication or an upgrade is killed on its way',
    safe: 'The next start completes or undoes it, and says which',
    tests: [
      'tests/integration/backup/killed.test.ts › leaves one of two shops, whole, and the next start says which',
      'tests/integration/publishing/home.test.ts › a publisher that is killed while it builds leaves a site that works, and what was saved is published',
      'tests/integration/database/migrations.test.ts › that are killed before their end leave the version that was there, which the next start upgrades',
    ],
  },
  {
    fault: 'The database is killed under the shop, or a given one goes away',
    safe: 'Pages stay, requests wait and are stored once it is back; the embedded one is started again',
    tests: [
      `${HOST}/database-away.test.ts › a request waits in the spool, health says of mail only what it knows, and all is stored within seconds`,
      `${HOST}/database-killed.test.ts › pages and images stay, a request waits in the spool, and is stored when the database is back`,
    ],
  },
  {
    fault: 'One caller asks for more work than there is room for, and leaves',
    safe: 'Another’s first request does not wait for it',
    tests: [
      `${IMAGES}/image-host.test.ts › sixty images that are asked for and dropped do not hold up another visitor`,
      `tests/integration/stock/availability.test.ts › days near by, which cost more, are asked for sixty times at once`,
      `tests/integration/stock/availability.test.ts › a closed connection is not worked on`,
      `tests/integration/api/catalog.pages.test.ts › one network waits with sixty lists, the others have their turn`,
      `src/server/http/turns.test.ts › waiting for a turn has an end, work that has begun is not cut`,
      `src/server/http/turns.test.ts › one network waits with few and does not fill the queue for another`,
      `src/server/base/fair-queue.test.ts › one network fills its own share and no other, and of all the longest makes room`,
    ],
  },
];
