import { useEffect, useState, type RefObject } from 'react';

/**
 * Fetches a script of the page once it is needed. Where it does not arrive the page says so and asks
 * again, and the form works on.
 * @param load always the same function
 * @param place where it will stand
 * @returns undefined while it is not there
 */
export function useScript<Script extends object>(
  load: () => Promise<Script>,
  isNeeded: boolean,
  place: RefObject<HTMLElement | null>,
): Script | undefined {
  const [script, setScript] = useState<Script>();
  useEffect(() => {
    const fetchScript = () => {
      load().then(setScript, () => {
        if (place.current) sayMissing(place.current, fetchScript);
      });
    };
    if (isNeeded) fetchScript();
  }, [load, isNeeded, place]);
  return script;
}
