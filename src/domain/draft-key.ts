/** Names of the forms, and of their drafts. */
export const FORM_NAMES = ['booking', 'contact', 'event', 'question', 'quote'] as const;
export type FormName = (typeof FORM_NAMES)[number];
export type DraftName = FormName | 'remembered';

/** Storage key of a draft: a JSON object of texts by field. */
export const draftKey = (name: DraftName) => `woodward:draft:${name}` as const;
export type DraftKey = ReturnType<typeof draftKey>;
