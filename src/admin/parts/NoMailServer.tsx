import type { MailRoute } from '#contracts/accounts/staff.ts';
import { useMailRoute } from '../accounts/session/use-me.ts';
import { noMailServer } from './toast-texts.ts';

interface NoMailServerProps {
  /** Who gets no email: an address or who it is. */
  recipient: string;
  /** What follows from it here. */
  more?: Record<Exclude<MailRoute, 'server'>, string>;
}

/** Says before a mail is sent that no email server is set up; nothing if one is. */
export function NoMailServer({ recipient, more }: NoMailServerProps) {
  const mail = useMailRoute();
  if (mail === 'server') return null;
  const words = [noMailServer(recipient, mail), more?.[mail]].filter(Boolean).join(' ');
  return (
    <p data-keep-clear className="rounded-md bg-brass-200 p-3 break-words">
      {words}
    </p>
  );
}
