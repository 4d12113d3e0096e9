import type { InquiryView } from '#contracts/inquiries/list.ts';
import { messageWithoutList } from '#domain/quote-message.ts';

/** Why a request looks like spam, and what it says: enough to judge it in the list (@spam.list). */
export function SpamWords({ inquiry }: { inquiry: InquiryView }) {
  const { spamReasons, message, wishlistItems } = inquiry;
  return (
    <div className="max-w-96 text-xs wrap-anywhere whitespace-normal">
      <p className="font-semibold">{spamReasons.join('; ')}</p>
      <p className="line-clamp-3 whitespace-pre-line">
        {messageWithoutList(message, wishlistItems)}
      </p>
    </div>
  );
}
