/** A page that is shown in a frame, with what isolates it there. */
export interface DraftPage {
  html: string;
  /** Its content security policy. */
  policy: string;
  title: string;
  description: string;
}
