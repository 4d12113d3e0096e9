interface Details {
  email: string;
  phone: string;
  eventDate: string | null;
}

/**
 * What a request must have, whoever enters it (@inquiry.by-hand, @inquiry.details). The database
 * requires what the website's forms ask for; staff may leave out the rest.
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
