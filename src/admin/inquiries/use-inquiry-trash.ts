import { useState } from 'react';
import { inquiryEndpoints, type InquiryView } from '#contracts/inquiries/list.ts';
import type { ShortageView } from '#contracts/stock/stock.ts';
import { usePlace } from '../address/router.ts';
import { useTrash } from '../data/use-trash.ts';
import { shortagesOf } from '../stock/short-failure.ts';

const INQUIRY_KIND = { name: 'Request', endpoints: inquiryEndpoints } as const;

/** A booked event that no longer fits, so that it was not restored. */
export interface Refused {
  inquiry: InquiryView;
  short: readonly ShortageView[];
}

/**
 * Deletes and restores requests.
 * @param openId the open request; null for the list
 * @returns with what was refused for its shortages, so that a dialog asks for the reason (@inquiry.trash)
 */
export function useInquiryTrash(openId: string | null) {
  const isShown = usePlace().view === 'contact-leads';
  const [refused, setRefused] = useState<(Refused & { openId: string | null }) | null>(null);
  // Left, such as through a link to who has the rest. In a hidden panel, a dialog would make the page inert.
  if (refused && (!isShown || refused.openId !== openId)) setRefused(null);
  const trash = useTrash<InquiryView>(INQUIRY_KIND, {
    asksToRestore: (inquiry, cause) => {
      const short = shortagesOf(cause);
      if (!isShown || short.length === 0) return false;
      setRefused({ inquiry, short, openId });
      return true;
    },
  });
  return { trash, refused, forget: () => setRefused(null) };
}
