/** What a toast says, for those of visitors and those of the admin. */

export interface ToastText {
  title: string;
  description: string;
  variant: 'default' | 'destructive';
  /** Whether a look at the wishlist says the same. */
  isSeenInList?: true | undefined;
  /** One more fact, in a line of its own. */
  detail?: string | undefined;
  /** A way back, offered in the toast. */
  action?: { label: string; run: () => void } | undefined;
}

/** @returns the text of a toast that something is so */
export const said = (title: string, description: string): Omit<ToastText, 'action'> => ({
  title,
  description,
  variant: 'default',
});

/** @returns the text of a toast that something did not work */
export const failed = (title: string, description: string): ToastText => ({
  title,
  description,
  variant: 'destructive',
});
