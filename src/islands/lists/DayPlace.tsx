export interface DayPlaceProps {
  /** Of the item. */
  id: string;
  /** Chosen option, or empty. */
  option?: string;
  /** Wanted pieces; undefined: any number. */
  quantity?: number;
  className: string;
}

/** Place for the page script's text about the day (`enhance/days.ts`), which React leaves alone. */
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
