/** The longest time between two tries to send a mail. */
export const LONGEST_WAIT_SECONDS = 6 * 60 * 60;
