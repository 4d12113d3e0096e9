/** Key of what a visitor typed once, in the device's storage: fields of the forms by name, as JSON. */
export const REMEMBERED_KEY = 'woodward:draft:remembered';
