/** What a request cannot lack, whoever types it (@inquiry.by-hand, @inquiry.details). */

interface Details {
  email: string;
  phone: string;
  eventDate: string | null;
}

/**
 * The database keeps what the website's forms asked for; staff may leave out the rest.
 * @param request how it came, and by which form
 * @returns what is missing, in words for staff, by field; empty: nothing
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
