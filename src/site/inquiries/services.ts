/** What the contact form offers beside packages (@business.services). */
export const SERVICES = [
  'Event Decor',
  'Rental Services',
  'Design Services',
  'Photo Booth',
  'Video Dance Floor',
] as const;
