import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api-client/call.ts';
import { inquiryEndpoints, type InquiryView } from '#contracts/inquiries/list.ts';
import { workEndpoints } from '#contracts/inquiries/work.ts';
import { UNDO } from '#site/texts/toasts.ts';
import { info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { Button } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { WORK_LIST, type SpamMove } from './list-texts.ts';

interface BulkMove {
  move: SpamMove;
  /** As they were before the move. */
  inquiries: readonly Pick<InquiryView, 'id' | 'version'>[];
}

const rereads = [inquiryEndpoints.list.path];

/**
 * Undoes as many moves as possible.
 * @throws the first failure
 */
async function moveBack({ move, inquiries }: BulkMove): Promise<void> {
  const results = await Promise.allSettled(
    inquiries.map(({ id, version }) =>
      move === 'trash'
        ? call(inquiryEndpoints.restore, { params: { id } })
        : call(workEndpoints.undo, { params: { id }, body: { version: version + 1 } }),
    ),
  );
  const failure = results.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}

interface SpamActionsProps {
  rows: readonly InquiryView[];
  /** Ids of selected requests. */
  picked: ReadonlySet<string>;
}

/**
 * Moves selected requests in the spam list; without a selection, all on this page, after a
 * confirmation: a second press would move those of the next page (@inquiry.bulk).
 */
export function SpamActions({ rows: all, picked }: SpamActionsProps) {
  /** The move to confirm. */
  const [moveToConfirm, setMoveToConfirm] = useState<SpamMove | null>(null);
  const selected = all.filter(({ id }) => picked.has(id));
  const isAll = selected.length === 0;
  const undoing = useMutation({
    mutationFn: moveBack,
    onSuccess: (_, { inquiries }) =>
      notify(info(WORK_LIST.spamDone, WORK_LIST.spamBack(inquiries.length))),
    meta: { failed: WORK_LIST.spamNotBack, rereads },
  });
  const moving = useMutation({
    mutationFn: ({ move, inquiries }: BulkMove) =>
      call(workEndpoints.bulk, {
        body: { move, inquiries: inquiries.map(({ id, version }) => ({ id, version })) },
      }),
    onSuccess: ({ ids }, { move, inquiries }) => {
      const moved = inquiries.filter(({ id }) => ids.includes(id));
      const run = () => undoing.mutate({ move, inquiries: moved });
      notify({
        ...info(WORK_LIST.spamDone, WORK_LIST.spamMoved(move, moved.length, inquiries.length)),
        action: moved.length === 0 ? undefined : { label: UNDO, run },
      });
    },
    meta: { failed: WORK_LIST.spamNotMoved, rereads },
  });
  const press = (move: SpamMove) => {
    if (isAll) setMoveToConfirm(move);
    else moving.mutate({ move, inquiries: selected });
  };
  const labels = isAll ? WORK_LIST.spamAll : WORK_LIST.spamTicked(selected.length);
  return (
    <>
      <Button
        look={isAll ? 'quiet' : 'outline'}
        disabled={moving.isPending}
        onClick={() => press('pending')}
      >
        {labels.pending}
      </Button>
      <Button
        look={isAll ? 'quiet' : 'danger'}
        disabled={moving.isPending}
        onClick={() => press('trash')}
      >
        {labels.trash}
      </Button>
      {moveToConfirm && (
        <ConfirmDialog
          title={WORK_LIST.spamAsked(moveToConfirm, all.length)}
          text={WORK_LIST.spamAskedText}
          label={WORK_LIST.spamConfirm[moveToConfirm]}
          onConfirm={() => moving.mutate({ move: moveToConfirm, inquiries: all })}
          onClose={() => setMoveToConfirm(null)}
        />
      )}
    </>
  );
}
