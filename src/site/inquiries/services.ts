/** Services offered by the contact form besides packages (@business.services). */
export const SERVICES = [
  'Event Decor',
  'Rental Services',
  'Design Services',
  'Photo Booth',
  'Video Dance Floor',
] as const;
