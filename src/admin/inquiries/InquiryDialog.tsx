import { useQuery } from '@tanstack/react-query';
import { inquiryEndpoints, type InquiryView } from '#contracts/admin/inquiries.ts';
import { BIN_DAYS } from '#domain/limits.ts';
import { Modal } from '#ui/Modal.tsx';
import { failureWords, wayOn } from '../data/failure-words.ts';
import { queryOf } from '../data/keys.ts';
import { moment, timeLeftOf } from '../data/times.ts';
import type { Bin } from '../data/use-bin.ts';
import { RowSkeletons } from '../parts/Skeletons.tsx';
import { Trouble } from '../parts/Trouble.tsx';
import { callHref, replyHref } from './inquiry-words.ts';
import { InquiryFacts } from './InquiryFacts.tsx';
import { InquiryLines } from './InquiryLines.tsx';
import { InquiryMails } from './InquiryMails.tsx';
import { StatusControl } from './StatusControl.tsx';

interface InquiryDialogProps {
  id: string;
  /** As the list has it, shown until it is read anew. */
  known: InquiryView | undefined;
  bin: Bin<InquiryView>;
  now: number;
  onClose: () => void;
}

/** A request as it was sent, beside the catalog's facts, and the ways to answer it. */
export function InquiryDialog({ id, known, bin, now, onClose }: InquiryDialogProps) {
  const query = useQuery({
    ...queryOf(inquiryEndpoints.read, { params: { id } }),
    ...(known ? { placeholderData: known } : {}),
  });
  const inquiry = query.data;
  return (
    <Modal title={inquiry?.name ?? 'Request'} onClose={onClose} className="print-alone modal-large">
      {query.error && (
        <Trouble
          title="The request couldn’t be loaded"
          {...wayOn(query.error, { retry: () => void query.refetch(), close: onClose })}
        >
          {failureWords(query.error)}
        </Trouble>
      )}
      {!inquiry && !query.error && <RowSkeletons label="Loading the request" />}
      {inquiry && <InquiryBody inquiry={inquiry} bin={bin} now={now} />}
    </Modal>
  );
}

type InquiryBodyProps = Pick<InquiryDialogProps, 'bin' | 'now'> & { inquiry: InquiryView };

function InquiryBody({ inquiry, bin, now }: InquiryBodyProps) {
  const left = timeLeftOf(inquiry, now);
  return (
    <>
      <p className="text-night-600">
        {`${inquiry.reference} · received ${moment(inquiry.createdAt)}`}
        {left && (
          <span className={left.isUrgent ? 'font-semibold text-rose-600' : ''}>
            {` · ${left.text}`}
          </span>
        )}
      </p>
      {inquiry.deletedAt !== null && (
        <p className="mt-3 rounded-md bg-ivory-200 p-3">
          {`In the trash since ${moment(inquiry.deletedAt)}. After ${BIN_DAYS} days it is deleted for good.`}
        </p>
      )}
      {inquiry.spamReasons.length > 0 && (
        <p className="mt-3 rounded-md bg-rose-100 p-3">
          {`It looked like spam: ${inquiry.spamReasons.join('; ')}.`}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-end gap-3">
        {inquiry.deletedAt === null ? (
          <StatusControl inquiry={inquiry} isUrgent={left?.isUrgent ?? false} />
        ) : (
          <button
            type="button"
            className="button button-outline"
            aria-disabled={bin.isBusy}
            onClick={() => {
              if (!bin.isBusy) bin.restore(inquiry);
            }}
          >
            Restore
          </button>
        )}
        <a className="button button-night" href={replyHref(inquiry)}>
          Reply by email
        </a>
        <a className="button button-outline" href={callHref(inquiry.phone)}>
          {`Call ${inquiry.phone}`}
        </a>
      </div>
      <InquiryFacts inquiry={inquiry} />
      {inquiry.wishlistItems.length > 0 && <InquiryLines lines={inquiry.wishlistItems} />}
      <InquiryMails inquiry={inquiry} />
    </>
  );
}
