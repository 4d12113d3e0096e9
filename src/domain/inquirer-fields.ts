/** Fields of every form about an event, in display order: the event, then the person. */
export const EVENT_FIELDS = ['eventDate', 'eventLocation', 'guestCount'] as const;
export const PERSON_FIELDS = ['name', 'phone', 'email'] as const;
export const INQUIRER_FIELDS = [...EVENT_FIELDS, ...PERSON_FIELDS] as const;
export type InquirerField = (typeof INQUIRER_FIELDS)[number];
