export interface DayPlaceProps {
  /** Id of the item. */
  id: string;
  /** Name of the chosen option; empty: none. */
  option?: string;
  /** Pieces that are wanted; absent: any number. */
  quantity?: number;
  className: string;
}

/**
 * Where the page's script says what is free on the day (`enhance/days.ts`), before React is there
 * and after: a text that React does not compare, and that never changes, is one that it leaves alone.
 */
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
