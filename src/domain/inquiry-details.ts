interface Details {
  email: string;
  phone: string;
  eventDate: string | null;
}

/**
 * What a request must have (@inquiry.by-hand, @inquiry.details). Of a request from the website the database
 * requires what its form asked for; a request that staff typed needs only a way to reach the person.
 * @returns a message for staff by field; empty: complete
 */
export function missingDetails(
  request: { channel: string; kind: string },
  { email, phone, eventDate }: Details,
): Partial<Record<keyof Details, string>> {
  if (email === '' && phone === '')
    return { phone: 'Please enter a phone number or an email address' };
  if (request.channel !== 'website') return {};
  const needsAll = request.kind !== 'question';
  return {
    ...(needsAll && phone === '' && { phone: 'A request from the website keeps a phone number' }),
    ...(email === '' && { email: 'A request from the website keeps an email address' }),
    ...(needsAll && !eventDate && { eventDate: 'A request from the website keeps an event date' }),
  };
}
