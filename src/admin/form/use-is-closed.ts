import { useEffect, useRef, type RefObject } from 'react';

/**
 * For work that may end after its dialog closed: only an open dialog shows failures itself.
 * @returns a ref with whether the component is unmounted
 */
export function useIsClosed(): Readonly<RefObject<boolean>> {
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  return isClosed;
}
