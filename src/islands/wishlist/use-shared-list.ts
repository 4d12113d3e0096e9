import { useEffect, useReducer, useState } from 'react';
import { loadSharedList, type SharedList } from '#stores/shared-list.ts';
import type { LinkLine } from '#stores/wishlist-link.ts';

const NOTHING: SharedList = { lines: [], gone: [] };

/** A shared list as it is loaded; `broken` for a link that cannot be read. */
export function useSharedList(link: LinkLine[] | 'broken') {
  const [attempt, load] = useReducer((count: number) => count + 1, 0);
  const [loaded, setLoaded] = useState<{ attempt: number; list: SharedList | null }>();

  useEffect(() => {
    if (link === 'broken') return undefined;
    let wanted = true;
    const start = async () => {
      // It says so, and offers to try again.
      const list = await loadSharedList(link).catch(() => null);
      if (wanted) setLoaded({ attempt, list });
    };
    void start();
    return () => {
      wanted = false;
    };
  }, [link, attempt]);

  return { state: stateOf(), list: loaded?.list ?? NOTHING, load };

  function stateOf(): 'broken' | 'loading' | 'failed' | 'ready' {
    if (link === 'broken') return 'broken';
    if (loaded?.attempt !== attempt) return 'loading';
    return loaded.list ? 'ready' : 'failed';
  }
}
