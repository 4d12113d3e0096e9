/** How the demo's shop works with its customers: hours, fees, policies, steps, questions. */
import type { Settings } from '#contracts/settings/sections.ts';
import { questions } from './questions.ts';
import { quotes } from './quotes.ts';

const WORKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

export const trust = {
  hours: {
    open: [
      ...WORKDAYS.map((day) => ({ day, from: '09:00', to: '17:30' })),
      { day: 'saturday' as const, from: '10:00', to: '14:00' },
    ],
    closed: [
      { date: '2026-11-26', reason: 'Thanksgiving' },
      { date: '2026-12-24', reason: 'Christmas Eve' },
      { date: '2026-12-25', reason: 'Christmas Day' },
      { date: '2027-01-01', reason: 'New Year’s Day' },
      { date: '2027-05-31', reason: 'Memorial Day' },
      { date: '2027-07-05', reason: 'Independence Day (observed)' },
      { date: '2027-09-06', reason: 'Labor Day' },
      { date: '2027-11-25', reason: 'Thanksgiving' },
    ],
    note: 'These are our office hours. Crews deliver and pick up seven days a week.',
  },
  hero: {
    title: '',
    text: '',
    // As the policies say.
    proof: 'Prices online. Quotes within 24 hours.',
    image: '',
    alt: '',
    focusX: 50,
    focusY: 50,
  },
  fees: {
    salesTaxPercent: 6,
    depositPercent: 30,
    damageWaiverPercent: 8,
    isWaiverAdded: false,
    minimumOrder: 250,
    minimumExceptions: [{ day: 'saturday', from: 'may', through: 'october', amount: 500 }],
  },
  stock: { before: 1, after: 1, turnaround: 0, quotesHold: true, balanceDueDays: 14 },
  quotes,
  howItWorks: {
    intro:
      'Choose what you like, tell us about your event, and we’ll take care of the rest: delivery, setup and pickup.',
    steps: [
      {
        title: 'Build your wishlist',
        text: 'Browse the catalog and tap the heart on anything you like. Not sure how many chairs or linens you need? Our Event Planner works it out from your guest count, and you can change it later.',
      },
      {
        title: 'Get your quote',
        text: 'Send us your list with your date and location. Within 24 hours you’ll get a written quote with one price for everything, including delivery and setup.',
      },
      {
        title: 'Reserve your date',
        text: 'Sign your quote and pay the deposit, and everything on it is reserved for you. You can still change your quantities until two weeks before your event.',
      },
      {
        title: 'We deliver and set up',
        text: 'We agree on a delivery window with you and your venue, usually the day before your event. Our crew sets up tables, chairs and tents to your floor plan.',
      },
      {
        title: 'Enjoy your event',
        text: 'You’ll have the cell number of our weekend manager, in case a bulb burns out or ten more guests show up.',
      },
      {
        title: 'We pick up',
        text: 'After your event, we take everything down and load it. Scrape the plates and shake out the linens. We do the washing.',
      },
    ],
  },
  policies: {
    period: 'per event',
    periodNote: 'Prices are per event',
    deliveryNote: 'plus delivery and setup',
    entries: [
      {
        title: 'Rental period',
        text: 'Prices are per event. A rental covers up to three days: delivery the day before your event, the day itself, and pickup the day after. A photo booth runs for four hours with its attendant.\n\nIf you need more time, each extra day adds 20% of the rental price. Just ask, because items that nobody else has booked can often stay longer at no charge.',
        fact: '',
      },
      {
        title: 'Delivery area and fees',
        text: 'We deliver in Detroit and all of Metro Detroit, and as far as Ann Arbor, Flint and Port Huron. Delivery starts at $95 within 15 miles of our Detroit warehouse, plus $4 for each mile beyond.\n\nStairs, elevators, long walks from the truck and deliveries between 10 PM and 7 AM take more time and cost more. Your quote lists every fee before you sign.\n\nYou can also pick up small orders yourself at no charge, Monday through Saturday.',
        fact: '',
      },
      {
        title: 'Delivery window',
        text: 'We agree on a window with you and your venue, usually for the day before your event, and your quote says when it is. The crew calls half an hour ahead.',
        fact: 'Agreed with you and your venue.',
      },
      {
        title: 'Minimum order',
        text: 'For delivery, the minimum is {minimum order}. It counts rentals, before tax and fees. There is no minimum if you pick up your order yourself.',
        fact: '',
      },
      {
        title: 'Deposit and payment',
        text: 'A {deposit} deposit reserves your date.\n\nThe balance is due {balance due} before your event, or before delivery if you book later than that.\n\nWe take checks, bank transfers and all major credit cards.\n\nMichigan sales tax of {sales tax} is added to your rentals unless your organization is exempt.',
        fact: '',
      },
      {
        title: 'Changes and cancellations',
        text: 'You can change quantities, add items or swap one for another until 14 days before your event, as long as we have them.\n\nIf you cancel 60 days or more before your event, we refund your deposit in full. Between 59 and 15 days, we keep the deposit. Within 14 days, the full amount is due.\n\nIf you move your event to another date within 12 months, your deposit moves with it.',
        fact: 'Until 60 days before your event, we refund your deposit in full.',
      },
      {
        title: 'Damage and loss',
        text: 'Normal wear, food stains and candle wax that washes out are included.\n\nAn optional damage waiver for {damage waiver} of your rentals covers accidental damage, such as a broken glass, a chipped plate or a torn linen. It doesn’t cover loss, theft or burns.\n\nWithout the waiver, we charge what a repair or a replacement costs us. We count everything at pickup and send you photos of anything we find within three business days.',
        fact: '',
      },
      {
        title: 'Rain plan',
        text: 'You can reserve a tent as a rain plan for 25% of its price and decide three days before your event. If you take it, the 25% counts toward the price. If the sun is out, that’s all you pay.\n\nOur crew decides whether a tent is safe to put up or must be emptied. We don’t put up tents when winds above 35 mph are forecast, and in that case we refund the tent in full.',
        fact: '',
      },
      {
        title: 'Permits and site',
        text: 'Many cities ask for a permit for a tent larger than 400 square feet. We tell you what yours asks for and send the flame certificates that come with every tent. Before we drive a stake, we have the utility lines marked through MISS DIG 811, which takes three business days.',
        fact: '',
      },
      {
        title: 'Insurance certificate',
        text: 'We carry general liability insurance, and workers’ compensation for our crew. If your venue needs a certificate that names it as additional insured, send us its requirements. You’ll get the certificate within two business days, at no charge.',
        fact: 'For your venue within two business days, at no charge.',
      },
    ],
  },
  faq: { entries: questions },
} satisfies Partial<Settings>;
