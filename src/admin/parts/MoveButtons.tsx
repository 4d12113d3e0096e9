import { useEffect, useRef, useState } from 'react';
import type { PageIconName } from '#ui/PageIcon.tsx';
import { IconButton } from './Button.tsx';
import { MOVES } from './texts.ts';

type Step = -1 | 1;

type Moves = ReturnType<typeof useMoves>;

/**
 * A list (`ul`) whose order is changed by buttons. The button that was pressed moves with its entry, and
 * keeps the focus.
 * @param entries as they are shown
 * @param onMove told from which place to which
 */
export function useMoves(entries: readonly unknown[], onMove: (from: number, to: number) => void) {
  const pressed = useRef<{ list: Element; place: number; by: Step } | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!pressed.current) return;
    const { list, place, by } = pressed.current;
    pressed.current = null;
    const button = list.children[place]?.querySelector<HTMLElement>(`[data-step="${by}"]`);
    button?.focus();
    // What has the focus already is not scrolled to.
    button?.scrollIntoView({ block: 'nearest' });
  }, [entries]);
  return {
    /** Takes the entry that holds this button, and has this name, one step up (-1) or down (1). */
    step: (button: HTMLElement, index: number, by: Step, name: string) => {
      const place = index + by;
      const list = button.closest('ul');
      if (!list || place < 0 || place >= entries.length) return;
      pressed.current = { list, place, by };
      setSaid(MOVES.moved(name, place + 1, entries.length));
      onMove(index, place);
    },
    /** Where the last one went, for a screen reader. */
    said,
  };
}

interface MoveButtonsProps {
  moves: Moves;
  index: number;
  count: number;
  /** What the entry is called. */
  name: string;
  /** Icons and words for before and after; by default up and down. */
  ways?: readonly [Way, Way];
}

interface Way {
  icon: PageIconName;
  words: string;
}

const UP_AND_DOWN = [
  { icon: 'chevron-up', words: MOVES.up },
  { icon: 'chevron-down', words: MOVES.down },
] as const;

/** Takes an entry of a list one step up or down. */
export function MoveButtons({ moves, index, count, name, ways = UP_AND_DOWN }: MoveButtonsProps) {
  const [before, after] = ways;
  const button = ({ icon, words }: Way, by: Step, isLast: boolean) => (
    <IconButton
      icon={icon}
      label={MOVES.move(name, words)}
      data-step={by}
      // Not disabled: the focus would be lost when the entry arrives at the end.
      isOff={isLast}
      onClick={(event) => moves.step(event.currentTarget, index, by, name)}
    />
  );
  return (
    <>
      {button(before, -1, index === 0)}
      {button(after, 1, index === count - 1)}
    </>
  );
}

/** Says to a screen reader where an entry went. */
export function MoveStatus({ moves }: { moves: Moves }) {
  return (
    <p aria-live="polite" className="sr-only">
      {moves.said}
    </p>
  );
}

/** @returns the list with the entry at `from` in the place `to` */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}
