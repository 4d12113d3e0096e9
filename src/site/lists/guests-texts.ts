/** Texts about quantities for another number of guests (@lists.guests). */
const guestsText = (count: number) =>
  count === 1 ? '1 guest' : `${count.toLocaleString('en-US')} guests`;

export const guestsChanged = (guests: number) =>
  `You now expect ${guestsText(guests)}. These quantities on your list have not changed:`;
export const madeFor = (guests: number) => `still for ${guestsText(guests)}`;
export const keepQuantities = 'Keep these quantities';
