/** How long the message of a quote request can be; apart from `quote-message.ts`, which a form needs at once. */
import { MAX_LENGTH, MAX_QUANTITY, MAX_WISHLIST_LINES } from './limits.ts';
import { LIST_HEADING, NOTES_HEADING } from './texts.ts';

/** Length of the sentence that names a package (`site/inquiries/preselection.ts`). */
export const MAX_PACKAGE_SENTENCE = MAX_LENGTH.service + MAX_LENGTH.price + 110;

/** Length of one note for each line. */
const MAX_NOTES =
  `\n${NOTES_HEADING}`.length +
  MAX_WISHLIST_LINES * (MAX_LENGTH.itemName + MAX_LENGTH.lineNote + '\n: '.length);

/** Length of details, a package, and an entry and a note for each line. */
export const MAX_QUOTE_MESSAGE =
  MAX_LENGTH.message +
  MAX_PACKAGE_SENTENCE +
  `\n${LIST_HEADING}\n`.length +
  MAX_WISHLIST_LINES * (MAX_LENGTH.itemName + ` (Qty: ${MAX_QUANTITY}), `.length) +
  MAX_NOTES;
