import { useRef, useState } from 'react';

/** A selectable row. */
export interface Selectable {
  id: string;
  version: number;
}

export type Selection = ReturnType<typeof useSelection>;

/**
 * Selected rows of a list, across its pages.
 * @param rows shown; undefined while loading
 */
export function useSelection(rows: readonly Selectable[] = []) {
  /** Version of each selected row, by id. */
  const [versions, setVersions] = useState<ReadonlyMap<string, number>>(new Map());
  const newer = rows.filter(({ id, version }) => version > (versions.get(id) ?? Infinity));
  // Kept here, because the next page does not show these rows.
  if (newer.length > 0) {
    setVersions(new Map([...versions, ...newer.map(({ id, version }) => [id, version] as const)]));
  }
  /** Start of a range with Shift. */
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
    /** @param isRange with Shift: from the last toggled row to this one */
    toggle: (id: string, isRange: boolean) => {
      const isSelected = !versions.has(id);
      const [from, to] = [last.current, id].map((rowId) =>
        rows.findIndex((row) => row.id === rowId),
      );
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
    /** @param all each `<id>:<version>` */
    selectAll: (all: readonly string[]) => {
      setVersions(
        new Map(
          all.map((item): [string, number] => {
            const [id = '', version] = item.split(':');
            return [id, Number(version)];
          }),
        ),
      );
    },
    leaveOut: (ids: readonly string[]) => {
      change(ids, false);
    },
    clear: () => {
      setVersions(new Map());
    },
    /** For an endpoint: each `<id>:<version>`, with the version last seen. */
    items: () => [...versions].map(([id, version]) => `${id}:${version}`),
  };
}
