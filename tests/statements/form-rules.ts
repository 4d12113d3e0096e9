/** What the specification rules of the three forms' states, messages, calls and constants. */
import { shownBy } from './shown-by.ts';
import type { Statement } from './types.ts';

const CAROUSEL = 'tests/e2e/carousel.spec.ts';
const BOOKING = 'tests/e2e/booking-dialog.spec.ts';
const CONTACT = 'tests/e2e/contact-form.spec.ts';
const QUOTE = 'tests/e2e/quote-form.spec.ts';
const JOURNEY = 'tests/e2e/quote-journey.spec.ts';
const DECIDED = 'Decided where the specification is silent';
const DATE = 'tests/e2e/event-date.spec.ts';

export const statements: readonly Statement[] = [
  ...shownBy('4 States and transitions', CONTACT, {
    'Home contact form: sending (spinner and Sending...)':
      'says Sending... with a spinner meanwhile',
    'Home contact form: success (form resets, wishlist cleared)':
      'sends services and wishlist, stores an inquiry, resets and empties the wishlist',
    'Home contact form: failure not shown beyond the error toast':
      'is said by its toast, marks no field, and keeps form and wishlist',
  }),
  ...shownBy('4 States and transitions', QUOTE, {
    'Quote submission: pending (button disabled, label changes), success (toast, fields and date cleared)':
      'is disabled and says Sending Request... meanwhile, then clears every field',
    'Quote submission: failure (toast, form content kept)':
      'of any cause shows one toast and keeps the form',
  }),
  ...shownBy('4 States and transitions', JOURNEY, {
    'Quote submission: the wishlist is NOT cleared':
      'takes a visitor from the home page to a stored quote request',
  }),
  ...shownBy('4 States and transitions', 'tests/e2e/toasts.spec.ts', {
    'Toasts: default and destructive variants':
      'a failure looks different, and so does its sound to a screen reader',
    'Toasts: at most 1 visible at a time': 'at most one is visible: the last one',
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
      'sends a package with its price as text and its type, and an inquiry is stored',
  }),
  ...shownBy('7 The calls it makes', CONTACT, {
    'POST /api/contact: contact inquiry with wishlistItems':
      'sends services and wishlist, stores an inquiry, resets and empties the wishlist',
  }),
  ...shownBy('7 The calls it makes', QUOTE, {
    'POST /api/contact: quote request with wishlistItems': 'sends the exact quote request',
  }),
  ...shownBy('8 The error catalog', BOOKING, {
    "Booking failure: 'Error': 'Failed to send your booking request. Please try again.'; error also logged":
      'is said, is logged, and leaves the dialog open as typed',
    "Booking success: 'Booking Request Sent!' with the package name":
      'sends a package with its price as text and its type, and an inquiry is stored',
    "Booking success: or 'service'": 'opened from the hero it books no package',
  }),
  ...shownBy('8 The error catalog', CONTACT, {
    "Home contact failure: 'Error': 'Failed to send your inquiry. Please try again or contact us directly.'":
      'is said by its toast, marks no field, and keeps form and wishlist',
    "Home contact success: 'Inquiry Sent Successfully!'":
      'sends services and wishlist, stores an inquiry, resets and empties the wishlist',
  }),
  ...shownBy('8 The error catalog', QUOTE, {
    "Quote failure (any cause): 'Error': 'Failed to submit request. Please try again.'; form kept":
      'of any cause shows one toast and keeps the form',
    "Quote missing fields: 'Required Fields Missing'":
      'each of the five missing fields alone keeps it from being sent',
    "Quote success: 'Request Submitted Successfully!'": 'sends the exact quote request',
  }),
  ...shownBy('9 Business constants', CONTACT, {
    'Reply promise: 24 hours':
      'sends services and wishlist, stores an inquiry, resets and empties the wishlist',
    'Textareas 4 rows': 'every text area has four rows',
  }),
  ...shownBy('9 Business constants', CAROUSEL, {
    'Carousel interval 4000 ms':
      'the next image comes after 4 seconds, and the first after the last',
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
    'A second press of a sent quote cannot create a second inquiry':
      'the same request sent again is the same inquiry',
  }),
  ...shownBy(DECIDED, DATE, {
    'The event date is a civil date in America/Detroit and never shifts':
      'today is that of Detroit, and the picked day is the stored day',
  }),
];
