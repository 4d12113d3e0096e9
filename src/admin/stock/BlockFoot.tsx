import { DialogFoot } from '../form/DialogFoot.tsx';
import type { KeptForm } from '../form/use-kept-form.ts';
import { BLOCK } from './texts.ts';

interface BlockFootProps {
  /** Says which events become short; empty for no question. */
  question: string;
  form: Pick<KeptForm<object>, 'isDirty' | 'isFollowed' | 'settle'>;
  isBusy: boolean;
  onClose: () => void;
}

/** The end of the dialog of a block: one button saves it, also where events become short (@stock.block). */
export function BlockFoot({ question, form, isBusy, onClose }: BlockFootProps) {
  const isAsking = question !== '';
  return (
    <>
      {isAsking && (
        <p
          role="alert"
          className="rounded-md bg-rose-100 p-3 font-semibold break-words text-rose-600"
        >
          {question}
        </p>
      )}
      <DialogFoot
        form={form}
        label={isAsking ? BLOCK.anyway : BLOCK.save}
        look={isAsking ? 'danger' : 'night'}
        disabled={isBusy}
        onClose={onClose}
      />
    </>
  );
}
