/** Texts of previews, for staff and everybody with a link. */
import { PREVIEW_HOURS } from '#domain/limits.ts';

export const goneText = `This preview is not available anymore. A preview works for ${PREVIEW_HOURS} hours; ask for another link.`;
export const notRendered = 'The page could not be made just now. Please try again in a moment.';
export const noSuchPage = 'With these settings, the site doesn’t have this page.';
export const noKeptPage = 'That version doesn’t have this page, or is no longer kept.';
export const tooLarge = 'The page is too large to be previewed.';

/** In the example request. */
export const exampleItem = 'Gold Chiavari Chair';
