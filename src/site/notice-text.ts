/**
 * What a notice says, for those of visitors and those of the staff desk.
 */

export interface NoticeText {
  title: string;
  description: string;
  variant: 'default' | 'destructive';
  /** Whether a look at the wishlist says the same. */
  isSeenInList?: true | undefined;
  /** One more fact, in a line of its own. */
  detail?: string | undefined;
  /** A way back, offered in the notice. */
  action?: { label: string; run: () => void } | undefined;
}

/** @returns the text of a notice that something is so */
export const said = (title: string, description: string): Omit<NoticeText, 'action'> => ({
  title,
  description,
  variant: 'default',
});

/** @returns the text of a notice that something did not work */
export const failed = (title: string, description: string): NoticeText => ({
  title,
  description,
  variant: 'destructive',
});
