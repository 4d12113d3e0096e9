import { useEffect, useRef, type RefObject } from 'react';

/**
 * For what ends after its dialog may have been closed: an open dialog says itself what failed.
 * @returns a ref that holds whether the component that uses it is gone
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
