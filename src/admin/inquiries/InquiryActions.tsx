import { useState } from 'react';
import type { InquiryView } from '#contracts/admin/inquiries.ts';
import type { Trash } from '../data/use-trash.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { EntityActions } from '../parts/EntityRow.tsx';
import { WORK_LIST } from '../texts/inquiry-list.ts';

interface InquiryActionsProps {
  inquiry: InquiryView;
  trash: Trash<InquiryView>;
}

/** Deleting asks first only while a customer's link would stop working (@inquiry.delete-quoted). */
export function InquiryActions({ inquiry, trash }: InquiryActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const { name, lastQuote } = inquiry;
  const isOpen = lastQuote?.standing === 'open';
  return (
    <>
      <EntityActions
        view={inquiry}
        trash={trash}
        {...(isOpen && { onDelete: () => setAsking(true) })}
      />
      {isAsking && lastQuote && (
        <ConfirmDialog
          title={WORK_LIST.deleteTitle(name)}
          text={WORK_LIST.deleteQuoted(lastQuote.number)}
          label={WORK_LIST.deleteLabel}
          onConfirm={() => trash.remove(inquiry)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
