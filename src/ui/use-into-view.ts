import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls an element into view when its message appears or changes. @param message empty: none */
export function useIntoView<E extends HTMLElement>(message: string): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (message) ref.current?.scrollIntoView({ block: 'center' });
  }, [message]);
  return ref;
}
