/** Texts of the quote request page beside its form, apart from those of its list. */

/** Appended to the form's message (@home.preselect). */
export const interestedIn = (service: string, price: string) =>
  `I'm interested in the ${service} package starting at ${price}. Please send me the details and availability.`;

export const nothingTitle = 'No items yet';
export const nothingText =
  'You can request a quote without a list. Tell us what you’re planning, and we’ll make suggestions.';
export const selectedPackage = 'Selected package';
export const packageLabel = 'Package';
/** @param name of the package chosen before */
export const packageReplaces = (name: string) =>
  `Replaces ${name}, which you chose before. If you’d like both, tell us in the details.`;
export const packageAlone = 'Need rentals too? Add them, and we’ll quote everything together.';
export const packageApart = 'Not included in the estimate below';
export const remove = 'Remove';
export const removePackage = (name: string) => ` the ${name} package`;
