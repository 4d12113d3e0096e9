/** Texts of the pages about how the shop works: steps, policies, questions, reviews, events, contact. */

// Beside prices.
export const rentalTerms = 'Rental terms';
