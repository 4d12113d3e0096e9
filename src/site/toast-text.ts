/** A toast, for visitors and the admin. */

export interface ToastText {
  title: string;
  description: string;
  variant: 'default' | 'destructive';
  /** The open list shows what the toast says, so that the next toast replaces it. */
  isSeenInList?: true | undefined;
  /** A further line. */
  detail?: string | undefined;
  /** Follows the detail, and is not translated (@translated.badge). */
  code?: string | undefined;
  /** Usually Undo. */
  action?: { label: string; run: () => void } | undefined;
}

export const info = (title: string, description: string): Omit<ToastText, 'action'> => ({
  title,
  description,
  variant: 'default',
});

export const failed = (title: string, description: string): ToastText => ({
  title,
  description,
  variant: 'destructive',
});
