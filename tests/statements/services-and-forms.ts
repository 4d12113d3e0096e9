/** What the specification says of the service pages, the carousel and the three forms. */
import { shownBy } from './shown-by.ts';
import type { Statement } from './types.ts';

const SERVICES = 'tests/e2e/service-pages.spec.ts';
const TWO_SERVICES = 'tests/e2e/service-pages.two-services.spec.ts';
const CAROUSEL = 'tests/e2e/carousel.spec.ts';
const BOOKING = 'tests/e2e/booking-dialog.spec.ts';
const CONTACT = 'tests/e2e/contact-form.spec.ts';
const QUOTE = 'tests/e2e/quote-form.spec.ts';
const JOURNEY = 'tests/e2e/quote-journey.spec.ts';
const SELECTED = 'tests/e2e/selected-items.spec.ts';
const DECIDED = 'Decided where the specification is silent';
const DATE = 'tests/e2e/event-date.spec.ts';

export const statements: readonly Statement[] = [
  ...shownBy('2 Service pages', SERVICES, {
    'Shared layout: back-to-home link, hero': 'each page has a hero and a way back home',
    'Design Services: four-step process 01 to 04 and three benefits':
      'Design Services tells its four steps and three benefits',
    'Photo Booth: six features and the occasions Weddings, Corporate Events, Birthday Parties, Graduations':
      'Photo Booth tells its six features and four occasions',
    'Dance Floor: six features and the occasions Wedding Receptions, Corporate Events, Birthday Parties, Holiday Celebrations':
      'Video Dance Floor tells its six features and four occasions',
    "Each package card: name, 'Starting at $' plus starting price, description, feature list":
      'a card shows name, price, description, features and button of its package',
    'A popular package gets a highlight ring and a badge (MOST POPULAR when isPopular is true)':
      'a popular package, and no other, has a ring and the badge',
    'The button reads Book This Package (Book This Floor on the dance floor page)':
      'a card shows name, price, description, features and button of its package',
    'and opens the booking dialog with package name, price as text and a type':
      'the button opens the booking dialog with name, price and type of the package',
    'Photo booth and dance floor pages format the price with thousands separators':
      'a card shows name, price, description, features and button of its package',
    'Grid columns with 2 and 3 packages': 'two packages stand in two columns, three in three',
    'Price labels: photo booth per 4 hours, video dance floor per event, design none':
      'a card shows name, price, description, features and button of its package',
  }),
  ...shownBy('2 Service pages', TWO_SERVICES, {
    'Grid columns with 1 package': 'one package takes the whole width',
    'Grid columns with 4 or more packages':
      'four packages stand in four columns, with their cents and thousands',
    'No ring and no badge without isPopular': 'no package is marked where none is popular',
  }),
  ...shownBy('2 Service pages', BOOKING, {
    'Types are design, photobooth and dancefloor':
      'types are labelled design and photobooth on the other two pages',
  }),
  ...shownBy('2 Service pages', 'tests/e2e/no-script.spec.ts', {
    'Three skeleton cards while loading: the packages stand in the page, so none show':
      'packages stand in the pages and need no loading',
  }),
  ...shownBy('2 Image carousel', CAROUSEL, {
    'Auto-advances every 4 seconds, wrapping':
      'the next picture comes after 4 seconds, and the first after the last',
    'Hover pauses': 'stands still under the pointer and goes on when it leaves',
    'Using prev, next or dot controls stops auto-advance permanently':
      'next, previous and the dots choose a picture and stop it for good',
    'Mouse leave resumes only if not stopped manually':
      'next, previous and the dots choose a picture and stop it for good',
    'Prev and next wrap': 'previous before the first is the last, next after the last the first',
  }),
  ...shownBy('2 Image carousel', TWO_SERVICES, {
    "No images: 'No image available'. One image: plain image":
      'a package without pictures says so, and one with a single picture shows it plainly',
  }),
  ...shownBy('2 Image carousel', 'src/domain/carousel.test.ts', {
    'Index resets to 0 if it exceeds the count': 'is 0 when it exceeds the count',
  }),
  ...shownBy('2 Booking dialog', BOOKING, {
    'Closed, then open (Book Now)': 'opened from the hero it books no package',
    'Closed, then open (Book This Package)':
      'sends a package with its price as text and its type, and a lead is stored',
    'then sending (button reads Sending...), then on success the form resets and the dialog closes':
      'says Sending... meanwhile, then resets and closes',
    'on failure it stays open': 'is said, is logged, and leaves the dialog open as typed',
  }),
  ...shownBy('2 Quote form page', QUOTE, {
    'Title Get Your Free Quote; the seven fields with their labels and placeholders':
      'has its title, fields, button and footer text',
    'Please provide more details about your event: multi-line, 4 rows, optional':
      'has its title, fields, button and footer text',
    'Submit button reads Get My Free Quote, and Sending Request... while pending':
      'is disabled and says Sending Request... meanwhile, then clears every field',
    "Footer text: We'll respond within 24 hours • Serving Detroit & Metro Michigan":
      'has its title, fields, button and footer text',
    'The page scrolls to top on opening':
      'opens at the top, also when the browser would go back to where it was',
  }),
  ...shownBy('2 Quote form page', DATE, {
    'Event Date: calendar picker shown as MM/DD/YYYY':
      'a day picked from the calendar shows as MM/DD/YYYY',
    'past dates disabled':
      'past days are disabled, today is not, and no earlier month can be shown',
  }),
  ...shownBy('2 Quote form page', SELECTED, {
    "When the wishlist has items, a Selected Items panel reads 'You have N item(s) in your wishlist'":
      'names the number of items and shows each with image, name and price',
    "Each item's image, name and price":
      'names the number of items and shows each with image, name and price',
    'A quantity decrease and increase control (minimum 1; decrease disabled at 1)':
      'quantities go up and down, to 1 and not below, and the badge follows',
    'A remove control':
      'removing says so, Undo brings it back, and the panel goes with the last item',
    'A broken item image is replaced by a fallback stock image': 'is replaced by the fallback',
  }),
  ...shownBy('3 Entities', BOOKING, {
    'Booking request: name, phone, email, eventDate, eventLocation, guestCount, additionalRequests, selectedService':
      'sends a package with its price as text and its type, and a lead is stored',
    'Booking request: selectedService may be null': 'opened from the hero it books no package',
    "Service package: the booking dialog's type labels are design, photobooth, dancefloor":
      'types are labelled design and photobooth on the other two pages',
  }),
  ...shownBy('3 Entities', CONTACT, {
    'Contact inquiry: name, phone, email, eventDate, eventLocation, services, referralSource, message, wishlistItems':
      'sends services and wishlist, stores a lead, resets and empties the wishlist',
    'Contact submission (lead): its fields, status pending, wishlistItems of name, quantity and price':
      'sends services and wishlist, stores a lead, resets and empties the wishlist',
  }),
  ...shownBy('3 Entities', QUOTE, {
    'Quote request: eventDate as ISO date-time string, services always an empty list, message with the wishlist':
      'sends the exact quote request',
    "Quote request: 'No additional details provided', 'None selected', referralSource empty text if none":
      'without details, source and items says so in the request',
  }),
  ...shownBy('3 Entities', TWO_SERVICES, {
    'Service package: image (single, fallback), images (carousel list)':
      'a package without pictures says so, and one with a single picture shows it plainly',
  }),
  ...shownBy('4 States and transitions', CONTACT, {
    'Home contact form: sending (spinner and Sending...)':
      'says Sending... with a spinner meanwhile',
    'Home contact form: success (form resets, wishlist cleared)':
      'sends services and wishlist, stores a lead, resets and empties the wishlist',
    'Home contact form: failure not shown beyond the error toast':
      'is said by a notice alone, and keeps form and wishlist',
  }),
  ...shownBy('4 States and transitions', QUOTE, {
    'Quote submission: pending (button disabled, label changes), success (toast, fields and date cleared)':
      'is disabled and says Sending Request... meanwhile, then clears every field',
    'Quote submission: failure (toast, form content kept)':
      'of any cause shows one notice and keeps the form',
  }),
  ...shownBy('4 States and transitions', JOURNEY, {
    'Quote submission: the wishlist is NOT cleared':
      'takes a visitor from the home page to a stored quote request',
  }),
  ...shownBy('4 States and transitions', 'tests/e2e/notices.spec.ts', {
    'Notices: default and destructive variants':
      'a failure looks different, and so does its sound to a screen reader',
    'Notices: at most 1 visible at a time': 'at most one is visible: the last one',
  }),
  ...shownBy('5 Validation rules', BOOKING, {
    'Booking form: name, phone, email, eventDate and eventLocation required, each with its message':
      'required fields are named, one message each, and nothing is sent',
    "Email a valid address ('Please enter a valid email address')": 'a mail address must be one',
    'Booking form: guestCount and additionalRequests optional':
      'required fields are named, one message each, and nothing is sent',
  }),
  ...shownBy('5 Validation rules', CONTACT, {
    'Home contact form: name, phone, email, eventDate and eventLocation required, each with its message':
      'required fields are named, the message too, and nothing is sent',
    "Home contact form: message required ('Please tell us about your event')":
      'required fields are named, the message too, and nothing is sent',
    'Home contact form: services and referralSource optional':
      'services and how you heard of us are optional',
    'When a package is pre-selected, services and message are pre-filled':
      'a package in the address is in what is sent',
  }),
  ...shownBy('5 Validation rules', QUOTE, {
    "Quote form: all five must be present; otherwise nothing is sent and 'Required Fields Missing' shows":
      'each of the five missing fields alone keeps it from being sent',
    'Inputs are also marked required; email is of email type, phone of telephone type':
      'has its title, fields, button and footer text',
    'Referral source and details optional':
      'without details, source and items says so in the request',
  }),
  ...shownBy('5 Validation rules', DATE, {
    'Event date cannot be before now': 'what is typed must be a day that exists and is not over',
  }),
  ...shownBy('7 The calls it makes', BOOKING, {
    'POST /api/service-booking: booking request fields plus selectedService':
      'sends a package with its price as text and its type, and a lead is stored',
  }),
  ...shownBy('7 The calls it makes', CONTACT, {
    'POST /api/contact: contact inquiry with wishlistItems':
      'sends services and wishlist, stores a lead, resets and empties the wishlist',
  }),
  ...shownBy('7 The calls it makes', QUOTE, {
    'POST /api/contact: quote request with wishlistItems': 'sends the exact quote request',
  }),
  ...shownBy('8 The error catalogue', BOOKING, {
    "Booking failure: 'Error': 'Failed to send your booking request. Please try again.'; error also logged":
      'is said, is logged, and leaves the dialog open as typed',
    "Booking success: 'Booking Request Sent!' with the package name":
      'sends a package with its price as text and its type, and a lead is stored',
    "Booking success: or 'service'": 'opened from the hero it books no package',
  }),
  ...shownBy('8 The error catalogue', CONTACT, {
    "Home contact failure: 'Error': 'Failed to send your inquiry. Please try again or contact us directly.'":
      'is said by a notice alone, and keeps form and wishlist',
    "Home contact success: 'Inquiry Sent Successfully!'":
      'sends services and wishlist, stores a lead, resets and empties the wishlist',
  }),
  ...shownBy('8 The error catalogue', QUOTE, {
    "Quote failure (any cause): 'Error': 'Failed to submit request. Please try again.'; form kept":
      'of any cause shows one notice and keeps the form',
    "Quote missing fields: 'Required Fields Missing'":
      'each of the five missing fields alone keeps it from being sent',
    "Quote success: 'Request Submitted Successfully!'": 'sends the exact quote request',
  }),
  ...shownBy('9 Business constants', CONTACT, {
    'Reply promise: 24 hours':
      'sends services and wishlist, stores a lead, resets and empties the wishlist',
    'Textareas 4 rows': 'every text area has four rows',
  }),
  ...shownBy('9 Business constants', CAROUSEL, {
    'Carousel interval 4000 ms':
      'the next picture comes after 4 seconds, and the first after the last',
  }),
  ...shownBy('9 Business constants', DATE, {
    'Date display format MM/dd/yyyy': 'a day picked from the calendar shows as MM/DD/YYYY',
  }),
  ...shownBy(DECIDED, CAROUSEL, {
    'The carousel pauses on keyboard focus':
      'stands still while the focus is in it and goes on when it leaves',
    'It has a visible pause control': 'the pause control holds it, and play lets it go on',
    'It does not auto-advance under prefers-reduced-motion':
      'with reduced motion nothing moves by itself, and the controls work',
  }),
  ...shownBy(DECIDED, QUOTE, {
    'A second press of a sent quote cannot create a second lead':
      'the same request sent again is the same lead',
  }),
  ...shownBy(DECIDED, DATE, {
    'The event date is a civil date in America/Detroit and never shifts':
      'today is that of Detroit, and the picked day is the stored day',
  }),
  ...shownBy(DECIDED, 'tests/e2e/accessibility.spec.ts', {
    'axe finds nothing on any page': 'on any page',
    'axe finds nothing in any dialog, menu and error state': 'in dialogs, panels and forms',
    'axe finds nothing on pages that are missing': 'axe finds nothing',
  }),
  ...shownBy(DECIDED, 'tests/e2e/keyboard.spec.ts', {
    'The whole quote journey by keyboard':
      'the whole way to a quote: catalogue, item with option, calendar, request',
    'The booking dialog by keyboard':
      'the booking dialog: open, errors, fill in, Escape gives the focus back',
  }),
  ...shownBy(DECIDED, 'tests/e2e/surroundings.spec.ts', {
    'No horizontal scroll at 320 px': 'no page scrolls sideways',
    'Usable at 200 % zoom': 'no page scrolls sideways, and an item gets into the list',
    'Usable with text at 200 %':
      'with text at 200 % no page scrolls sideways and the header stays whole',
    'Reduced motion': 'nothing moves: no animation, no transition, no smooth scrolling',
    'Forced colours: focus visible': 'the focus shows at every stop',
    'Forced colours: controls visible': 'buttons and fields keep an edge',
  }),
  ...shownBy(DECIDED, 'tests/e2e/no-script.spec.ts', {
    'Without JavaScript every page reads':
      'every page reads: a heading, text, and pictures with their words',
    'Without JavaScript every link works': 'every link within the site leads to a page',
    'Without JavaScript the forms show phone and mail': 'where a form would be, phone and mail are',
    'Without JavaScript there is no dead button': 'no page shows a button that would do nothing',
  }),
  ...shownBy(DECIDED, 'tests/e2e/failed-scripts.spec.ts', {
    'An island that fails to load leaves phone and mail, and no dead button':
      'the quote form gives way to phone and mail',
    'What was typed never gets into an address':
      'what was typed and sent meanwhile does not get into the address',
  }),
  ...shownBy(DECIDED, 'tests/e2e/budgets.spec.ts', {
    'At most 3 KB of script before any interaction, at most 40 KB in the first view':
      'at most 3 KB of script before any interaction, 40 KB in the first view',
    'At most 75 KB of script on checkout': 'at most 75 KB of script on checkout',
    'At most 75 KB of script on service pages':
      'at most 75 KB of script on service pages, once a carousel is visible',
  }),
  ...shownBy(DECIDED, 'tests/e2e/layout-shift.spec.ts', {
    'No layout shift when fonts, images or islands arrive': 'nothing moves by itself',
  }),
  ...shownBy(DECIDED, 'tests/e2e/early-presses.spec.ts', {
    'No early click is lost: hearts': 'hearts of a page, once each',
    'No early click is lost: Add to Quote':
      'Add to Quote, with the option and the quantity that were chosen',
    'No early click is lost: Book Now': 'Book Now of the hero',
    'No early click is lost: a request': 'a whole quote request',
  }),
  ...shownBy(DECIDED, 'tests/e2e/policy.spec.ts', {
    'An injected inline script does not run':
      'an injected inline script, handler or foreign script does not run',
  }),
  ...shownBy(DECIDED, 'tests/e2e/shared-list.spec.ts', {
    'A share link that is broken or foreign is ignored': 'a fragment that is no list is ignored',
    'A share link brings no pictures of other sites':
      'pictures of other sites are left out, and markup stays text',
  }),
];
