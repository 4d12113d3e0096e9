/**
 * Storage key of what every form remembers of a visitor: contact details, and date, guests and place of the event; a
 * JSON object by field.
 */
export const REMEMBERED_KEY = 'woodward:draft:remembered';
