/** Refusals of scheduled changes. */

export const otherSchedule = 'This was scheduled already, as another change or for another time.';
export const tooManyScheduled = (count: number) =>
  `${count} changes are scheduled already. Cancel some, or wait until they are applied.`;
export const optionsChanged = 'The options have changed. Please close this and open it again.';
/** @param name of one of several things, which `message` is about */
export const ofThing = (name: string, message: string) => `${name}: ${message}`;
export const scheduledGone = 'This was already applied or canceled.';
