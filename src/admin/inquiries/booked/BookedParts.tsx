import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import type { QuoteView } from '#contracts/quotes/quotes.ts';
import { moment } from '../../data/times.ts';
import { useRequestStock } from '../../stock/use-request-stock.ts';
import { AgreedItems } from './AgreedItems.tsx';
import { PartnerPieces } from './PartnerPieces.tsx';
import { Payments } from './Payments.tsx';
import { canceledText } from './texts.ts';

interface BookedPartsProps {
  inquiry: InquiryWorkView;
  /** The accepted quote. */
  quote: QuoteView | undefined;
}

/** The parts of a request's page for a booked or canceled event. */
export function BookedParts({ inquiry, quote }: BookedPartsProps) {
  const { status, deletedAt, cancellation, money, partnerPieces } = inquiry;
  const isBooked = status === 'booked';
  const lines = inquiry.agreed?.lines ?? quote?.content.lines ?? [];
  const stock = useRequestStock(inquiry, lines, isBooked);
  const editable = isBooked && deletedAt === null && inquiry.agreed ? inquiry : undefined;
  return (
    <>
      {cancellation && (
        <p className="mt-5 rounded-md bg-rose-100 p-3 font-semibold">
          {canceledText(cancellation, moment(cancellation.at), money?.balanceCents ?? 0)}
        </p>
      )}
      <AgreedItems
        inquiry={inquiry}
        quote={quote}
        editable={editable}
        stock={isBooked ? stock : undefined}
      />
      {money && <Payments inquiry={inquiry} money={money} />}
      {(isBooked || partnerPieces.length > 0) && <PartnerPieces inquiry={inquiry} />}
    </>
  );
}
