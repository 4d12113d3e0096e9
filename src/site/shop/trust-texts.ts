import { REPLY_PROMISE } from '../website.ts';

// Beside prices (@trust.terms).
/** @param period such as `per event` */
export const pricesAre = (period: string) => `Prices are ${period}`;
export const rentalTerms = 'Rental terms';

// On invented content (@trust.samples).
export const sample = 'Sample';
export const sampleReview = 'Sample review';
export const sampleEvent = 'Sample event';

// How it works (@trust.how-it-works).
export const howItWorks = 'How It Works';
export const howItWorksTitle = 'How it works';
export const howItWorksDescription = (shopName: string) =>
  `How renting from ${shopName} works, from your quote to pickup, with our policies on rental periods, delivery, deposits, cancellations, damage and weather.`;
export const stepsTitle = 'From quote to pickup';
export const policiesTitle = 'Our policies';
export const onThisPage = 'On this page';

// Questions (@trust.faq).
export const faq = 'FAQ';
export const faqTitle = 'Frequently asked questions';
export const faqDescription = (shopName: string) =>
  `Answers to common questions about renting from ${shopName}: prices, delivery and setup, deposits, changes, weather and payment.`;
export const faqText = 'What people ask us before they book.';

// Real events (@trust.events).
export const realEvents = 'Real Events';
export const realEventsTitle = 'Real events';
export const realEventsDescription = (shopName: string) =>
  `Weddings, parties and corporate events that ${shopName} has decorated, with photos and the rentals we brought.`;
export const realEventsText = 'Rooms, tents and backyards, and the rentals that filled them.';
export const itemsUsed = 'What we brought';
export const allEvents = 'All Real Events';
/** Before titles of events with an item. */
export const seenAt = 'Seen at';

// Reviews (@trust.reviews).
export const reviewsTitle = 'What our customers say';
export const readAt = (site: string) => `Read it on ${site}`;

// At the end of these pages.
export const stillTitle = 'Still have a question?';
export const stillText = `Ask us. We’ll get back to you ${REPLY_PROMISE}.`;
export const contactUs = 'Contact Us';

// Contact (@trust.contact).
export const contact = 'Contact';
export const contactTitle = 'Contact us';
export const contactDescription = (shopName: string) =>
  `Call or email ${shopName}, see when we’re open and where we deliver, or send us a question.`;
export const contactText = `Call, email or send us a message. We’ll get back to you ${REPLY_PROMISE}.`;
export const phone = 'Phone';
export const email = 'Email';
export const hours = 'Hours';
export const closed = 'Closed';
export const closedDays = 'Upcoming closed days';
export const areaServed = 'Area we serve';
export const citiesServed = (cities: readonly string[]) =>
  `${cities.join(', ')} and the communities around them.`;
export const askTitle = 'Ask us a question';
export const askText = 'You don’t need a date yet. Ask about an item, your venue or anything else.';
export const wantQuote = 'Planning an event?';
export const wantQuoteText =
  'Build a wishlist and request a quote. You’ll get one price for everything, including delivery and setup.';

// Accessibility (@trust.accessibility).
export const accessibility = 'Accessibility';
export const accessibilityDescription = (shopName: string) =>
  `What ${shopName} does so that everyone can use this website, how it is tested, and whom to contact about a problem.`;
export const accessibilitySummary =
  'Everyone should be able to browse our rentals and request a quote. We build this website to meet the Web Content Accessibility Guidelines (WCAG) 2.2, Level AA.';

export interface AccessibilitySection {
  title: string;
  /** Before the list. */
  text: string;
  list: readonly string[];
}

/** Only what is true and shown by the website's tests. */
export const ACCESSIBILITY_SECTIONS: readonly AccessibilitySection[] = [
  {
    title: 'What you can expect',
    text: 'On every page:',
    list: [
      'Everything works with a keyboard alone. The focus is always visible, and the first stop on each page skips to its content.',
      'Headings, labels and messages are written for screen readers. A form names what is missing, next to the field and in words.',
      'Pages can be read at 400% zoom and with text at twice its size, without scrolling sideways.',
      'Text and controls have enough contrast, and color is never the only sign of anything.',
      'If you prefer reduced motion, nothing moves. Slideshows have a pause button.',
      'Images have text alternatives, except those that are only decoration.',
      'Without JavaScript you can still read every page, follow every link and see how to reach us. Forms and the wishlist need it.',
    ],
  },
  {
    title: 'How we test',
    text: 'Each version of this website is tested automatically before it is published:',
    list: [
      'The axe accessibility checker looks at every kind of page, and at its menus, dialogs and error messages, on a small and a large screen.',
      'Whole visits, from the first page to a quote request, are made with the keyboard alone.',
      'Pages are checked at 320 pixels wide (a desktop at 400% zoom), at 200% zoom, with larger text, with reduced motion and in forced-colors mode.',
      'Dialogs and menus must keep the focus while they are open and give it back when they close.',
    ],
  },
  {
    title: 'What we can’t promise',
    text: 'Automatic tests don’t find every problem:',
    list: [
      'No outside expert has audited this website.',
      'Descriptions and photos are added by our staff, so a text alternative may be less helpful than it could be.',
      'Links to other websites, such as social media, lead to pages we don’t control.',
    ],
  },
];
export const problemTitle = 'Tell us about a problem';
export const problemText =
  'If something doesn’t work for you, tell us which page it was and what happened. We can also take your request by phone or email. Call';
