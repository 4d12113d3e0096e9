import { useEffect, useRef, type RefObject } from 'react';
import type { Elements } from '#ui/elements.ts';
import { Button, IconButton } from './Button.tsx';

type Title = RefObject<HTMLHeadingElement | null>;

interface PeriodHeadingProps {
  title: Title;
  /** Name of the period. */
  name: string;
  labels: { previous: string; today: string; next: string };
  /** @param step -1 to the previous period, 0 to today, 1 to the next */
  onStep: (step: -1 | 0 | 1) => void;
  /** Choice of the period's length. */
  kinds?: Elements;
  /** After the steps. */
  children?: Elements;
}

/** Shows the period of a page, and moves between periods. */
export function PeriodHeading(props: PeriodHeadingProps) {
  const { title, name, labels, onStep, kinds, children } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h3
        ref={title}
        tabIndex={-1}
        aria-live="polite"
        className="w-full min-w-0 text-xl outline-none sm:w-auto sm:grow"
      >
        {name}
      </h3>
      {kinds}
      <div className="flex flex-wrap items-center gap-1 print:hidden">
        <IconButton icon="chevron-left" label={labels.previous} onClick={() => onStep(-1)} />
        <Button look="row-outline" onClick={() => onStep(0)}>
          {labels.today}
        </Button>
        <IconButton icon="chevron-right" label={labels.next} onClick={() => onStep(1)} />
      </div>
      {children}
    </div>
  );
}

interface PeriodKindsProps<Kind extends string> {
  label: string;
  /** Labels by kind, in order. */
  names: Readonly<Record<Kind, string>>;
  kinds: readonly Kind[];
  current: Kind;
  onPick: (kind: Kind) => void;
}

/** Chooses the period's length. */
export function PeriodKinds<Kind extends string>(props: PeriodKindsProps<Kind>) {
  const { label, names, kinds, current, onPick } = props;
  return (
    <div role="group" aria-label={label} className="flex gap-1">
      {kinds.map((kind) => (
        <Button
          key={kind}
          look="row-quiet"
          aria-pressed={kind === current}
          onClick={() => onPick(kind)}
        >
          {names[kind]}
        </Button>
      ))}
    </div>
  );
}

/** @returns a ref for the title, which takes the focus when the page opens */
export function useOpenedTitle(): Title {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return title;
}
