import type { MailRoute } from '#contracts/accounts/staff.ts';
import { useMe } from '../accounts/session/use-me.ts';
import { noMailServer } from './toast-texts.ts';

interface NoMailServerProps {
  email: string;
  /** What follows from it here. */
  more?: Record<Exclude<MailRoute, 'server'>, string>;
}

/** Says before a mail to a customer is sent that no email server is set up; nothing if one is. */
export function NoMailServer({ email, more }: NoMailServerProps) {
  const mail = useMe(true).data?.mail ?? 'server';
  if (mail === 'server') return null;
  const words = [noMailServer(email, mail), more?.[mail]].filter(Boolean).join(' ');
  return (
    <p data-keep-clear className="rounded-md bg-brass-200 p-3 break-words">
      {words}
    </p>
  );
}
