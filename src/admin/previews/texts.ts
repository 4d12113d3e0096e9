import { PREVIEW_HOURS } from '#domain/limits.ts';

/** Texts of previews. */
export const PREVIEW = {
  button: 'Preview',
  title: 'Preview',
  making: 'Making the preview',
  failed: 'The preview couldn’t be made',
  note: 'How the page will look with these changes. Nothing is saved; its links and forms do nothing.',
  page: 'Page',
  sizes: 'Screen',
  phone: 'Phone',
  desktop: 'Computer',
  frame: 'The previewed page',
  inSearch: 'In search results',
  copy: 'Copy link for a day',
  copied: `Anyone with the link can look at this page for ${PREVIEW_HOURS} hours.`,
  linkLabel: 'Link to this preview',
} as const;
