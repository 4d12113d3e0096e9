import { useEffect, useState, type RefObject } from 'react';

/**
 * Fetches a script when it is needed. After a failure the page says so and offers a retry; the form still works.
 * @param load always the same function
 * @param place where the script's content belongs; shows what is missing
 * @returns undefined until loaded
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
