/** What the specification says of the service pages, the carousel and the three forms' fields. */
import { shownBy } from './shown-by.ts';
import type { Statement } from './types.ts';

const SERVICES = 'tests/e2e/service-pages.spec.ts';
const TWO_SERVICES = 'tests/e2e/service-pages.two-services.spec.ts';
const CAROUSEL = 'tests/e2e/carousel.spec.ts';
const BOOKING = 'tests/e2e/booking-dialog.spec.ts';
const CONTACT = 'tests/e2e/contact-form.spec.ts';
const QUOTE = 'tests/e2e/quote-form.spec.ts';
const SELECTED = 'tests/e2e/selected-items.spec.ts';
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
    'Each package card: image gallery (carousel)':
      'a card shows the images of its package as a carousel',
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
      'types are labeled design and photobooth on the other two pages',
  }),
  ...shownBy('2 Service pages', 'tests/e2e/no-script.spec.ts', {
    'Three skeleton cards while loading: the packages stand in the page, so none show':
      'packages stand in the pages and need no loading',
  }),
  ...shownBy('2 Image carousel', CAROUSEL, {
    'Auto-advances every 4 seconds, wrapping':
      'the next image comes after 4 seconds, and the first after the last',
    'Hover pauses': 'stands still under the pointer and goes on when it leaves',
    'Using prev, next or dot controls stops auto-advance permanently':
      'next, previous and the dots choose an image and stop it for good',
    'Mouse leave resumes only if not stopped manually':
      'next, previous and the dots choose an image and stop it for good',
    'Prev and next wrap': 'previous before the first is the last, next after the last the first',
  }),
  ...shownBy('2 Image carousel', TWO_SERVICES, {
    "No images: 'No image available'. One image: plain image":
      'a package without images says so, and one with a single image shows it plainly',
  }),
  ...shownBy('2 Image carousel', 'src/domain/carousel.test.ts', {
    'Index resets to 0 if it exceeds the count': 'is 0 when it exceeds the count',
  }),
  ...shownBy('2 Booking dialog', BOOKING, {
    'Closed, then open (Book Now)': 'opened from the hero it books no package',
    'Closed, then open (Book This Package)':
      'sends a package with its price as text and its type, and an inquiry is stored',
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
      'sends a package with its price as text and its type, and an inquiry is stored',
    'Booking request: selectedService may be null': 'opened from the hero it books no package',
    "Service package: the booking dialog's type labels are design, photobooth, dancefloor":
      'types are labeled design and photobooth on the other two pages',
  }),
  ...shownBy('3 Entities', CONTACT, {
    'Contact inquiry: name, phone, email, eventDate, eventLocation, services, referralSource, message, wishlistItems':
      'sends services and wishlist, stores an inquiry, resets and empties the wishlist',
    'Contact submission (inquiry): its fields, status pending, wishlistItems of name, quantity and price':
      'sends services and wishlist, stores an inquiry, resets and empties the wishlist',
  }),
  ...shownBy('3 Entities', QUOTE, {
    'Quote request: eventDate as ISO date-time string, services always an empty list, message with the wishlist':
      'sends the exact quote request',
    "Quote request: 'No additional details provided', 'None selected', referralSource empty text if none":
      'without details, source and items says so in the request',
  }),
  ...shownBy('3 Entities', TWO_SERVICES, {
    'Service package: image (single, fallback), images (carousel list)':
      'a package without images says so, and one with a single image shows it plainly',
  }),
];
