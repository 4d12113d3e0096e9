/** Texts of the question whether a request replaces another (@checkout.replaces). */

export const replaceQuestion = (reference: string) =>
  `Does this replace your request ${reference}?`;
export const replaceYes = (reference: string) => `Yes, it replaces ${reference}`;
export const replaceNo = 'No, this is a new request';
