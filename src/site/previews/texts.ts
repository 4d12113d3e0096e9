/** Texts of the page that shows a preview (@preview.link). */
import { PREVIEW_HOURS } from '#domain/limits.ts';

export const previewTitle = 'Preview';
export const previewDescription = (name: string) =>
  `How a page of ${name} will look, before it is published.`;
export const previewNote = `A preview: this page isn’t published. Its link works for ${PREVIEW_HOURS} hours after it was made; its links and forms do nothing.`;
export const previewCutOff =
  'This link is incomplete. Please copy the whole link into the address bar.';
export const previewNeedsScript =
  'This page needs JavaScript to open the preview. Please turn it on, or open the link in another browser.';
export const previewFrame = 'The page as it will look';
