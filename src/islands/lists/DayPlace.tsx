import { addDate, changeDetails, changeWhat, yourEvent } from '#site/stock/texts.ts';

export interface DayPlaceProps {
  /** Id of the item. */
  id: string;
  /** Chosen option, or empty. */
  option?: string;
  /** Pieces that must be free; undefined: one. */
  quantity?: number;
  className: string;
}

/** Empty place that `enhance/days.ts` fills with a text about the day of the event; React leaves that text alone. */
export function DayPlace({ id, option, quantity, className }: DayPlaceProps) {
  return (
    <p
      className={className}
      data-day={id}
      data-day-option={option}
      data-day-quantity={quantity}
      suppressHydrationWarning
    >
      {''}
    </p>
  );
}

/** Names the day of the event, and leads to its form (@availability.day). Without a day it is not there. */
export function EventDay({ className = '' }: { className?: string }) {
  return (
    <p className={`event-day ${className}`}>
      <span className="max-sm:sr-only">{yourEvent}</span>
      <span data-event-day suppressHydrationWarning>
        {''}
      </span>
      <button type="button" data-event-open>
        <span>{changeDetails}</span>
        <span className="sr-only">{changeWhat}</span>
      </button>
    </p>
  );
}

/** In place of an `EventDay` before it, while there is no day. */
export function AddDay() {
  return (
    <p className="event-day needs-script">
      <button type="button" data-event-open>
        {addDate}
      </button>
    </p>
  );
}
