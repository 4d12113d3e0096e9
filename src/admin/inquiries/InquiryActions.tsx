import { useState } from 'react';
import type { InquiryView } from '#contracts/inquiries/list.ts';
import { shownName } from '#domain/shown-name.ts';
import type { Trash } from '../data/use-trash.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { EntityActions } from '../parts/EntityRow.tsx';
import { eventDays } from './event-words.ts';
import { WORK_LIST } from './list-texts.ts';

interface InquiryActionsProps {
  inquiry: InquiryView;
  trash: Trash<InquiryView>;
}

/**
 * Asks before deleting if more is lost than the request: a customer's link, or a booked event
 * (@inquiry.delete-quoted).
 */
export function InquiryActions({ inquiry, trash }: InquiryActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const { lastQuote, status } = inquiry;
  const name = shownName(inquiry);
  const losses = [
    ...(status === 'booked' ? [WORK_LIST.deleteBooked(eventDays(inquiry))] : []),
    ...(lastQuote?.standing === 'open' ? [WORK_LIST.deleteQuoted(lastQuote.number)] : []),
  ];
  return (
    <>
      <EntityActions
        view={{ ...inquiry, name }}
        trash={trash}
        {...(losses.length > 0 && { onDelete: () => setAsking(true) })}
      />
      {isAsking && (
        <ConfirmDialog
          title={WORK_LIST.deleteTitle(name)}
          text={losses.join(' ')}
          label={WORK_LIST.deleteLabel}
          onConfirm={() => trash.remove(inquiry)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
