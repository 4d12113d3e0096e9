import { useMutation } from '@tanstack/react-query';
import { call } from '#api-client/call.ts';
import { mailEndpoints } from '#contracts/mail.ts';
import { Button } from '../parts/Button.tsx';
import { MAIL } from '../status/mail-texts.ts';

/** Sends a mail to the signed-in person, and shows the mail server's answer (@mail.test). */
export function TestMail() {
  const test = useMutation({
    mutationFn: () => call(mailEndpoints.test),
    meta: { failed: MAIL.notTested, rereads: [mailEndpoints.read.path] },
  });
  const { data } = test;
  return (
    <section className="mt-6 rounded-md border border-ivory-300 p-4">
      <Button look="outline" disabled={test.isPending} onClick={() => test.mutate()}>
        {test.isPending ? MAIL.testing : MAIL.test}
      </Button>
      <p className="mt-2 text-xs text-night-600">{MAIL.testHint}</p>
      <p role="status" className="mt-2 break-words empty:hidden">
        {data &&
          (data.isAccepted ? MAIL.accepted(data.to, data.answer) : MAIL.refused(data.answer))}
      </p>
    </section>
  );
}
