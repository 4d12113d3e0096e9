import type { MouseEvent } from 'react';
import { FIRST_PAGE, hrefOf } from '../address/place.ts';
import { openDialog } from '../address/router.ts';

interface InquiryLinkProps {
  id: string;
  /** Name of the customer. */
  name: string;
  reference: string;
}

/** Links to a request; Back returns here. */
export function InquiryLink({ id, name, reference }: InquiryLinkProps) {
  const dialog = { name: 'inquiry', id } as const;
  const open = (press: MouseEvent) => {
    // Lets the browser open a new tab or window.
    if (press.metaKey || press.ctrlKey || press.shiftKey) return;
    press.preventDefault();
    openDialog(dialog);
  };
  return (
    <a
      href={hrefOf({ view: 'contact-leads', list: FIRST_PAGE, dialog })}
      className="inline-block min-h-6 font-semibold break-words underline underline-offset-4"
      onClick={open}
    >
      {`${name}, ${reference}`}
    </a>
  );
}
