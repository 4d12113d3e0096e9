/** What was decided where the specification is silent or in conflict with itself. */
import { shownBy } from './shown-by.ts';
import type { Statement } from './types.ts';

const SECTION = 'Decided where the specification is silent';
const DEVICE = 'tests/e2e/wishlist.device.spec.ts';
const ADDRESS = 'tests/e2e/category.address.spec.ts';
const EARLY = 'tests/e2e/early-actions.spec.ts';
const CATEGORY = 'tests/e2e/category.spec.ts';

export const statements: readonly Statement[] = [
  ...shownBy(SECTION, DEVICE, {
    'The wishlist is kept on the device': 'the list is there again when the browser comes back',
    'and shared between tabs': 'two tabs share one list',
    'It is versioned': 'a list of a later version counts as empty',
    'A corrupt wishlist counts as empty':
      'what cannot be read counts as an empty list, and is written anew',
    'Where storage is forbidden, it works in memory':
      'where the device forbids to keep anything, the list lives as long as the page',
    'Where storage is full, it works in memory':
      'where the device has no room left, the list lives as long as the page',
    'A list holds at most 60 different items': 'a full list takes no other, and says so',
  }),
  ...shownBy(SECTION, 'tests/e2e/wishlist.spec.ts', {
    'A wishlist line is keyed by item and option': 'the same item with two options is two lines',
  }),
  ...shownBy(SECTION, CATEGORY, {
    'A change that would leave the page past the end moves it to the last page; never an empty page':
      'a filter that leaves the page past the end shows the last one; clearing goes to the first',
    'A price that cannot be parsed sorts last':
      'sorts by name and by the digits of the price; a price that is none comes last',
  }),
  ...shownBy(SECTION, 'tests/e2e/product.options.spec.ts', {
    'Add to Quote needs a chosen option where there are options':
      'without an option nothing is added: it says so beside the choice and leads there',
    'Price, bar and heart of the product page are those of the chosen option':
      'price, bar and heart follow the chosen option',
    'A heart of an item whose option is open adds it as to be chosen':
      'the heart of an item whose option is open says so, until one is chosen',
    'A field of the item replaces "each"':
      'a price is per what staff chose, and words are per nothing',
  }),
  ...shownBy(SECTION, 'tests/e2e/product.spec.ts', {
    'In stock when availability is above 0, otherwise out of stock; no offer without a readable price':
      'title, description, canonical link and structured data are set',
  }),
  ...shownBy(SECTION, ADDRESS, {
    'Search, tag and sort are in the address, to be shared':
      'search, tag and sort can be shared as a link',
    'Back and forward work': 'back and forward go through the choices',
    'Typing adds no entries to the history': 'typing leaves one entry to go back over',
    'An address with unknown values shows the category':
      'an address with unknown values shows the whole category',
  }),
  ...shownBy(SECTION, 'tests/e2e/routes.spec.ts', {
    'An unknown product is answered with status 404':
      'of a product shows Product Not Found, with status 404',
    'Any other unknown path is answered with status 404':
      'gets the page titled 404 Page Not Found, with status 404',
    'No trailing slashes; the other form redirects':
      'an address with a slash at its end leads to the one without',
  }),
  ...shownBy(SECTION, 'tests/e2e/category.cards.spec.ts', {
    'Skeletons show where an island must fetch: the index of a large category':
      'a large category shows eight skeletons until all its items are there',
  }),
  ...shownBy(SECTION, EARLY, {
    'No early action is lost in a category': 'a search, a tag and an order chosen early all count',
    'No key is lost while the script arrives': 'typing goes on while the script arrives',
    'No early press is lost on a product page': 'every early press on a product page counts',
  }),
  ...shownBy(SECTION, 'tests/e2e/wishlist-panel.spec.ts', {
    'The wishlist opens as a panel from any page': 'opens from every page',
    'Removing can be undone': 'removes with Undo, which puts the line back in its place',
    'A running estimate of the list, items without a price named':
      'changes quantities, and the estimate with them, naming items without a price',
    'A print view of the list': 'prints the list alone, without its controls',
  }),
  ...shownBy(SECTION, 'tests/e2e/shared-list.spec.ts', {
    'A share link that a partner can open, look at and take over':
      'a partner opens the link, looks at the list and takes it over',
    'Taking the same list twice is taking it once':
      'taking the same list twice, with a reload or Back in between, changes nothing',
  }),
  ...shownBy(SECTION, 'tests/e2e/remembered.spec.ts', {
    'What was typed once prefills the other forms on this device':
      'what was typed in one form is filled in in the others',
    'with a way to forget it': 'Clear saved details empties the form and what the device remembers',
  }),
  ...shownBy(SECTION, 'tests/e2e/offline.spec.ts', {
    'Being offline is said before anything is sent, and the form is kept':
      'without a connection it sends nothing and says so',
  }),
  ...shownBy(SECTION, 'tests/e2e/lost-replies.spec.ts', {
    'No retries for writes in the browser; pressing again uses the same key':
      'pressing again sends the same key, and counts once',
    'A tab closed in the middle neither loses what was typed nor sends twice':
      'a tab closed while it is sending loses nothing and doubles nothing',
    'A server that does not answer is a failure, in time':
      'a server that says nothing for 30 seconds counts as a failure',
  }),
  ...shownBy(SECTION, 'tests/e2e/refusals.spec.ts', {
    'A system that is down: the form as typed, phone and mail beside it':
      'a system that is down keeps it as typed, with phone and mail in words',
    'Too many requests: why, in a sentence': 'too many requests are said with the reason',
    'What the server finds wrong is said at the field':
      'what the server finds wrong is said at the field',
    'A request that is kept aside is a success for the visitor':
      'a request that is kept aside is a success',
    'A key that belongs to another request is renewed':
      'a key that belongs to another request is no dead end',
  }),
  ...shownBy(SECTION, 'tests/e2e/references.spec.ts', {
    'The reference of a request is shown and stays': 'the reference stays readable',
    'The reference of a booking stands beside its button':
      'the reference of a booking stands beside the button that was pressed',
  }),
  ...shownBy(SECTION, 'tests/e2e/drafts.spec.ts', {
    'A draft per form, cleared on success':
      'the draft is there after a reload, and gone after success',
    'Ticked services are part of the draft':
      'the services that were ticked are part of the draft, a package too',
    'A package that was left out stays so':
      'a package of the address that was left out is not chosen again by a reload',
  }),
  ...shownBy(SECTION, 'tests/e2e/signs.spec.ts', {
    'A honeypot that no person meets, and the time of filling in':
      'no person meets the field for programs',
    'The honeypot loses nothing: success is said': 'a program that fills it in is told the same',
  }),
  ...shownBy(SECTION, 'tests/e2e/failed-scripts.spec.ts', {
    'Without its toasts a form says itself what became of the request':
      'without the toasts, the quote form itself says what became of the request',
  }),
  ...shownBy(SECTION, 'tests/e2e/deep-links.spec.ts', {
    "A deep link opens a package's dialog":
      'opens the dialog of the package, with the package in view behind it',
  }),
];
