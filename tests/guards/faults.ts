/**
 * Bad inputs and faults: each with the result that is safe, and the tests that show it. Held to its word by
 * `architecture/guards.test.ts`.
 */
import type { Fault } from './fault.ts';
import { bookingFaults } from './faults-bookings.ts';
import { staffFaults } from './faults-staff.ts';
import { surroundingFaults } from './faults-surroundings.ts';

const API = 'tests/integration/api';
const INQUIRIES = 'tests/integration/inquiries';
const E2E = 'tests/e2e';

const inquiryFaults: readonly Fault[] = [
  {
    fault: 'A double click, two tabs, a retry after a lost answer, forty calls with one key',
    safe: 'One request, one mail, the same answer',
    tests: [
      `${E2E}/quote-journey.spec.ts › a double click makes one inquiry`,
      `${E2E}/quote-journey.spec.ts › two tabs with the same request make one inquiry`,
      `${E2E}/quote-journey.spec.ts › a reload after a lost answer makes one inquiry`,
      `${API}/contact.idempotency.test.ts › forty requests at once with one key make one inquiry and get one answer`,
    ],
  },
  {
    fault: 'The same key with another body',
    safe: 'Refused with 422; the first request is unchanged',
    tests: [
      `${API}/contact.idempotency.test.ts › the same key with another body is refused and changes nothing`,
    ],
  },
  {
    fault:
      'The database is down at once, in the middle of a statement, slow, or gone after the commit',
    safe: 'The spool keeps the request, which is stored once later',
    tests: [
      `${INQUIRIES}/named-faults.test.ts › the database is down before it commits`,
      `${INQUIRIES}/named-faults.test.ts › the connection is lost after the commit: the spool keeps what the database has too`,
      `${INQUIRIES}/named-faults.test.ts › a slow database commits after the deadline, when the spool has the request`,
      `${INQUIRIES}/database-faults.test.ts › the request waits, and is drained into the database once`,
    ],
  },
  {
    fault: 'Database and spool are down',
    safe: 'Refused with 503; the form keeps what was typed and names phone and mail',
    tests: [
      `${INQUIRIES}/named-faults.test.ts › database and spool are down: 503 asks to call, without a number that may be a former one, and the same key is taken later`,
      `${E2E}/refusals.spec.ts › a system that is down keeps it as typed, with phone and mail in words`,
    ],
  },
  {
    fault: 'Two drains at once, and an entry whose row was stored already',
    safe: 'No request and no mail twice',
    tests: [
      `${INQUIRIES}/database-faults.test.ts › two drains at once, and one that is cut off, leave one inquiry and one mail each`,
    ],
  },
  {
    fault: 'A body of 10 MB, or one without a length',
    safe: 'Refused with 413 before it is parsed',
    tests: [
      `${API}/contact.error.test.ts › a body declared larger than the limit is refused before it is read`,
      `${API}/contact.error.test.ts › a body without length is refused as soon as it is too large`,
    ],
  },
  {
    fault: 'Another type of body, JSON that is cut off, null, a list, a number',
    safe: 'Refused with 415 or 400, in the one shape of errors',
    tests: [
      `${API}/contact.error.test.ts › a body of type %j is not taken`,
      `${API}/contact.error.test.ts › %j is refused (%s)`,
    ],
  },
  {
    fault: 'Deep nesting, 100,000 keys, keys that reach for prototypes',
    safe: 'Refused at once',
    tests: [
      `${API}/contact.security.test.ts › deep nesting and a mass of keys are refused at once`,
      `${API}/contact.security.test.ts › keys that reach for prototypes are refused, at any depth`,
    ],
  },
  {
    fault: 'NUL, lone surrogates, marks that turn the direction, endless words',
    safe: 'Stored as text or refused; the layout of the admin holds',
    tests: [
      `${API}/contact.security.test.ts › NUL, control characters and lone surrogates are taken out, never a failure`,
      `${API}/contact.security.test.ts › a text at its limit is stored, one character more is refused`,
      `${E2E}/admin/inquiry-lists.width.spec.ts › an endless word that a visitor typed moves nothing out of the window`,
    ],
  },
  {
    fault: 'Markup and scripts in a text, line breaks in a name, a formula',
    safe: 'Text in the admin, mails, exports and calendars; one line of a header',
    tests: [
      `${API}/contact.security.test.ts › markup and SQL are stored as text; a line holds no line end, and no mark that turns its direction`,
      `${INQUIRIES}/mails.test.ts › markup is text, and line ends stay out of headers`,
      'src/domain/csv.test.ts › no cell begins as a formula, whatever was typed',
      'src/domain/icalendar.test.ts › whatever is in a text, it is read as it was, and makes no line of its own',
      'src/site/structured-data/json-ld.test.ts › holds nothing that could end the script, whatever a name holds',
    ],
  },
  {
    fault: 'An event day that is over, does not exist, or has a time of another zone',
    safe: 'Refused; today is taken until its last minute in Detroit, and no day moves',
    tests: [
      `${API}/contact.dates.test.ts › %s is accepted and stored as %s`,
      `${API}/contact.dates.test.ts › %s is past and refused`,
      `${API}/contact.dates.test.ts › %s is no date and refused`,
    ],
  },
  {
    fault: 'A quantity of 0, −1, 1.5, 1e9, a text; 5,000 lines',
    safe: 'Refused',
    tests: [
      `${API}/contact.error.test.ts › quantity %j is refused`,
      `${API}/contact.security.test.ts › a full wishlist is stored, a longer one is refused`,
    ],
  },
  {
    fault: 'An item that is gone, a price that was changed on the way',
    safe: 'Kept as sent, beside what the catalog says',
    tests: [
      `${API}/contact.happy.test.ts › an item that no longer exists, and a claimed price, are kept as sent`,
      `${API}/contact.facts.test.ts › a price that the visitor changed, or that changed meanwhile`,
    ],
  },
  {
    fault: 'A text is full of links, or holds one as markup',
    safe: 'Stored apart, where staff see it; the visitor reads that it was sent',
    tests: [
      `${INQUIRIES}/spam.test.ts › %j is stored as quarantined, and answered like any other`,
      `${E2E}/signs.spec.ts › a program that fills it in is told the same`,
    ],
  },
  {
    fault: 'A hidden field is filled in, a form is sent in two seconds',
    safe: 'Noted for staff; the request waits like any other: a password manager does both',
    tests: [
      `${INQUIRIES}/spam.test.ts › a password manager that fills in the hidden field sets nothing apart`,
      `${INQUIRIES}/spam.test.ts › quick typing alone is noted, and the request waits like any other`,
    ],
  },
  {
    fault: 'A flood from one address, one IPv6 network, or with a forged X-Forwarded-For',
    safe: 'Refused with 429; others go on',
    tests: [
      `${INQUIRIES}/limits.test.ts › a flood from one address is refused in words; others are not affected`,
      `${INQUIRIES}/limits.test.ts › a flood from one IPv6 network is one flood`,
      `${INQUIRIES}/limits.test.ts › a forged X-Forwarded-For changes nothing`,
    ],
  },
  {
    fault: 'No script, or an island that does not load',
    safe: 'Phone and mail are there, and no button that would do nothing',
    tests: [
      `${E2E}/no-script.spec.ts › where a form would be, phone and mail are`,
      `${E2E}/failed-scripts.spec.ts › the quote form gives way to phone and mail`,
      `${E2E}/failed-scripts.spec.ts › without any script of the page, buttons that would do nothing are gone`,
    ],
  },
];

export const faults: readonly Fault[] = [
  ...inquiryFaults,
  ...staffFaults,
  ...surroundingFaults,
  ...bookingFaults,
];
