import { useRef, useState } from 'react';

/** What can be selected in a list. */
export interface Selectable {
  id: string;
  version: number;
}

export type Selection = ReturnType<typeof useSelection>;

/**
 * Rows selected in a list, which stay selected from page to page.
 * @param rows that are shown, undefined while nothing has come
 */
export function useSelection(rows: readonly Selectable[] = []) {
  const [versions, setVersions] = useState<ReadonlyMap<string, number>>(new Map());
  /** Where a selection with Shift begins. */
  const last = useRef<string | null>(null);

  const change = (ids: readonly string[], isSelected: boolean) => {
    const next = new Map(versions);
    for (const id of ids) {
      const version = rows.find((row) => row.id === id)?.version;
      if (isSelected && version !== undefined) next.set(id, version);
      else next.delete(id);
    }
    setVersions(next);
  };

  return {
    size: versions.size,
    has: (id: string) => versions.has(id),
    isPageSelected: rows.length > 0 && rows.every(({ id }) => versions.has(id)),
    isPagePart: rows.some(({ id }) => versions.has(id)),
    /** @param isRange from the last one that was pressed to this one, as with Shift */
    toggle: (id: string, isRange: boolean) => {
      const isSelected = !versions.has(id);
      const [from, to] = [last.current, id].map((each) => rows.findIndex((row) => row.id === each));
      const isKnown = isRange && from !== undefined && to !== undefined && from >= 0 && to >= 0;
      const range = isKnown
        ? rows.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.id)
        : [id];
      last.current = id;
      change(range, isSelected);
    },
    togglePage: () => {
      const isWhole = rows.every(({ id }) => versions.has(id));
      change(
        rows.map(({ id }) => id),
        !isWhole,
      );
    },
    /** @param all as `<id>:<version>` */
    selectAll: (all: readonly string[]) => {
      setVersions(
        new Map(
          all.map((each): [string, number] => {
            const [id = '', version] = each.split(':');
            return [id, Number(version)];
          }),
        ),
      );
    },
    clear: () => {
      setVersions(new Map());
    },
    /** As an endpoint takes them: with the version that was seen last. */
    items: () => {
      const shown = new Map(rows.map(({ id, version }) => [id, version]));
      return [...versions].map(([id, version]) => `${id}:${shown.get(id) ?? version}`);
    },
  };
}
