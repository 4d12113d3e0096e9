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

interface Moved {
  move: SpamMove;
  /** As they were seen before. */
  inquiries: readonly Pick<InquiryView, 'id' | 'version'>[];
}

const rereads = [inquiryEndpoints.list.path];

/** Takes back all that can be. @throws the first failure */
async function moveBack({ move, inquiries }: Moved): Promise<void> {
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
  /** Ids of those that are ticked. */
  picked: ReadonlySet<string>;
}

/**
 * Moves what is ticked of what looks like spam; without a tick all on this page, once that is confirmed:
 * after a move the same place offers all that is left (@inquiry.bulk).
 */
export function SpamActions({ rows: all, picked }: SpamActionsProps) {
  /** What is asked about. */
  const [asked, setAsked] = useState<SpamMove | null>(null);
  const ticked = all.filter(({ id }) => picked.has(id));
  const isAll = ticked.length === 0;
  const undoing = useMutation({
    mutationFn: moveBack,
    onSuccess: (_, { inquiries }) =>
      notify(info(WORK_LIST.spamDone, WORK_LIST.spamBack(inquiries.length))),
    meta: { failed: WORK_LIST.spamNotBack, rereads },
  });
  const moving = useMutation({
    mutationFn: ({ move, inquiries }: Moved) =>
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
    if (isAll) setAsked(move);
    else moving.mutate({ move, inquiries: ticked });
  };
  const labels = isAll ? WORK_LIST.spamAll : WORK_LIST.spamTicked(ticked.length);
  return (
    <>
      <Button
        look={isAll ? 'quiet' : 'outline'}
        isOff={moving.isPending}
        onClick={() => press('pending')}
      >
        {labels.pending}
      </Button>
      <Button
        look={isAll ? 'quiet' : 'danger'}
        isOff={moving.isPending}
        onClick={() => press('trash')}
      >
        {labels.trash}
      </Button>
      {asked && (
        <ConfirmDialog
          title={WORK_LIST.spamAsked(asked, all.length)}
          text={WORK_LIST.spamAskedText}
          label={WORK_LIST.spamConfirm[asked]}
          onConfirm={() => moving.mutate({ move: asked, inquiries: all })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
