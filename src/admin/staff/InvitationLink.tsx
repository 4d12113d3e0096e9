import { useEffect, useId, useRef } from 'react';
import type { InvitationLinkView } from '#contracts/staff.ts';
import { ADMIN_TOASTS } from '#site/admin-toasts.ts';
import { notify } from '#stores/toasts.ts';
import { day } from '../data/times.ts';

export interface InvitationLinkProps extends Pick<
  InvitationLinkView,
  'email' | 'link' | 'expiresAt'
> {
  /** Whether it goes to them by mail as well. */
  isMailed: boolean;
}

/** The link of an invitation, to be passed on by hand: it is shown this once. */
export function InvitationLink({ email, link, isMailed, expiresAt }: InvitationLinkProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // It answers a press elsewhere: whoever listens or types is taken here.
  useEffect(() => field.current?.focus(), [link]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify(ADMIN_TOASTS.linkCopied);
    } catch {
      // Without permission for the clipboard it is copied by hand.
      field.current?.select();
    }
  };
  return (
    <div className="mt-5 max-w-2xl rounded-md bg-ivory-100 p-4">
      <label htmlFor={id} className="font-semibold">{`Invitation link for ${email}`}</label>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          readOnly
          value={link}
          className="input min-w-0 grow basis-64"
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className="button button-night" onClick={() => void copy()}>
          Copy link
        </button>
      </div>
      <p className="mt-2 text-sm text-night-600">
        {`It works once, until ${day(expiresAt)}. `}
        {isMailed
          ? 'It was also emailed to them.'
          : 'It isn’t emailed, so send it to them yourself.'}
        {' Anyone who has it can create the account, so don’t share it with anyone else.'}
      </p>
    </div>
  );
}
