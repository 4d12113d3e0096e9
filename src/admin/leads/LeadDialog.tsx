import { useQuery } from '@tanstack/react-query';
import type { LeadView } from '#contracts/admin/leads.ts';
import { BIN_DAYS } from '#domain/limits.ts';
import { ADMIN_API_PATHS } from '#site/paths.ts';
import { Modal } from '#ui/Modal.tsx';
import { failureWords, wayOn } from '../data/failure-words.ts';
import { moment, timeLeftOf } from '../data/times.ts';
import type { Bin } from '../data/use-bin.ts';
import { RowSkeletons } from '../parts/Skeletons.tsx';
import { Trouble } from '../parts/Trouble.tsx';
import { callHref, replyHref } from './lead-words.ts';
import { LeadFacts } from './LeadFacts.tsx';
import { LeadLines } from './LeadLines.tsx';
import { LeadMails } from './LeadMails.tsx';
import { StatusControl } from './StatusControl.tsx';

interface LeadDialogProps {
  id: string;
  /** As the list has it, shown until it is read anew. */
  known: LeadView | undefined;
  bin: Bin<LeadView>;
  now: number;
  onClose: () => void;
}

/** A request as it was sent, beside the catalog's facts, and the ways to answer it. */
export function LeadDialog({ id, known, bin, now, onClose }: LeadDialogProps) {
  const query = useQuery<LeadView>({
    queryKey: [ADMIN_API_PATHS.leads, encodeURIComponent(id)],
    ...(known ? { placeholderData: known } : {}),
  });
  const lead = query.data;
  return (
    <Modal title={lead?.name ?? 'Request'} onClose={onClose} className="print-alone modal-large">
      {query.error && (
        <Trouble
          title="The request couldn’t be loaded"
          {...wayOn(query.error, { retry: () => void query.refetch(), close: onClose })}
        >
          {failureWords(query.error)}
        </Trouble>
      )}
      {!lead && !query.error && <RowSkeletons label="Loading the request" />}
      {lead && <LeadBody lead={lead} bin={bin} now={now} />}
    </Modal>
  );
}

type LeadBodyProps = Pick<LeadDialogProps, 'bin' | 'now'> & { lead: LeadView };

function LeadBody({ lead, bin, now }: LeadBodyProps) {
  const left = timeLeftOf(lead, now);
  return (
    <>
      <p className="text-night-600">
        {`${lead.reference} · received ${moment(lead.createdAt)}`}
        {left && (
          <span className={left.isUrgent ? 'font-semibold text-rose-600' : ''}>
            {` · ${left.text}`}
          </span>
        )}
      </p>
      {lead.deletedAt !== null && (
        <p className="mt-3 rounded-md bg-ivory-200 p-3">
          {`In the trash since ${moment(lead.deletedAt)}. After ${BIN_DAYS} days it is deleted for good.`}
        </p>
      )}
      {lead.spamReasons.length > 0 && (
        <p className="mt-3 rounded-md bg-rose-100 p-3">
          {`It looked like spam: ${lead.spamReasons.join('; ')}.`}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-end gap-3">
        {lead.deletedAt === null ? (
          <StatusControl lead={lead} isUrgent={left?.isUrgent ?? false} />
        ) : (
          <button
            type="button"
            className="button button-outline"
            aria-disabled={bin.isBusy}
            onClick={() => {
              if (!bin.isBusy) bin.restore(lead);
            }}
          >
            Restore
          </button>
        )}
        <a className="button button-night" href={replyHref(lead)}>
          Reply by email
        </a>
        <a className="button button-outline" href={callHref(lead.phone)}>
          {`Call ${lead.phone}`}
        </a>
      </div>
      <LeadFacts lead={lead} />
      {lead.wishlistItems.length > 0 && <LeadLines lines={lead.wishlistItems} />}
      <LeadMails lead={lead} />
    </>
  );
}
