/**
 * Events of the demo, so that calendar, stock and the crew's page are not empty. Nobody here exists:
 * the addresses lead nowhere and the phone numbers are those kept for fiction.
 */
export interface SeedEvent {
  /** After `WD-`. */
  reference: string;
  name: string;
  place: string;
  /** From today; negative: it is over. */
  inDays: number;
  status: 'booked' | 'quoted';
  guests: number;
  deliveryWindow: string;
  pickupWindow: string;
  siteContact: string;
  /** Slugs and quantities of items. */
  lines: readonly (readonly [slug: string, quantity: number])[];
  /** Shares of the total that were paid, in percent. */
  paid: readonly number[];
}

export const events: readonly SeedEvent[] = [
  {
    reference: 'DEMA2',
    name: 'Maya Ellison',
    place: 'The Old Foundry, Detroit, MI',
    inDays: -1,
    status: 'booked',
    guests: 120,
    deliveryWindow: '9 to 11 a.m., loading dock',
    pickupWindow: '8 to 10 a.m.',
    siteContact: 'Rowan at the front desk',
    lines: [
      ['gold-chiavari-chair', 120],
      ['round-table-60-inch', 15],
      ['ivory-satin-linen-108-round', 15],
    ],
    paid: [30, 70],
  },
  {
    reference: 'DEMA3',
    name: 'Priya Raman',
    place: 'Lakeside Pavilion, Grosse Pointe, MI',
    inDays: 1,
    status: 'booked',
    guests: 80,
    deliveryWindow: '1 to 3 p.m.',
    pickupWindow: 'After 11 a.m.',
    siteContact: 'Sol, (313) 555-0142',
    lines: [
      ['white-chiavari-chair', 80],
      ['round-table-72-inch', 8],
      ['sweetheart-table', 1],
    ],
    paid: [30],
  },
  {
    reference: 'DEMA4',
    name: 'Tomas Lindqvist',
    place: 'Orchard Hall, Northville, MI',
    inDays: 9,
    status: 'booked',
    guests: 300,
    deliveryWindow: '7 to 9 a.m.',
    pickupWindow: '9 to 11 a.m.',
    siteContact: 'Event office, side entrance',
    lines: [
      ['gold-chiavari-chair', 420],
      ['round-table-60-inch', 40],
      ['frame-tent-20x40', 2],
    ],
    paid: [30],
  },
  {
    reference: 'DEMA5',
    name: 'Harper Quill',
    place: 'Rivertown Loft, Detroit, MI',
    inDays: 9,
    status: 'booked',
    guests: 240,
    deliveryWindow: '10 a.m. to noon',
    pickupWindow: '10 a.m. to noon',
    siteContact: 'Ask for Wren',
    lines: [
      ['gold-chiavari-chair', 240],
      ['round-table-60-inch', 30],
    ],
    paid: [],
  },
  {
    reference: 'DEMA6',
    name: 'Jordan Vale',
    place: 'Maple Barn, Ann Arbor, MI',
    inDays: 16,
    status: 'quoted',
    guests: 150,
    deliveryWindow: '',
    pickupWindow: '',
    siteContact: '',
    lines: [
      ['gold-chiavari-chair', 160],
      ['walnut-farm-table', 18],
    ],
    paid: [],
  },
];
