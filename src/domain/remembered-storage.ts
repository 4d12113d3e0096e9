/** Storage key of a visitor's contact details for all forms: a JSON object by field. */
export const REMEMBERED_KEY = 'woodward:draft:remembered';
