/** A rectangle in CSS pixels of the window. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What should stay in reach; the heavier, the worse it is to lie on it. */
export interface Obstacle extends Box {
  weight: number;
}

export interface Place {
  left: number;
  top: number;
  /** Weight of what it lies on; 0 when it is clear. */
  cost: number;
}

/**
 * Finds a place for something that lies above the page for a while: at the bottom, else at the top,
 * else the lowest place between them, and where none is clear, the one that covers least.
 */
export function clearPlace(
  view: Box,
  size: { width: number; height: number },
  obstacles: readonly Obstacle[],
): Place {
  const right = Math.max(view.left, view.right - size.width);
  const columns = [...new Set([right, (view.left + right) / 2, view.left])];
  const bottom = Math.max(view.top, view.bottom - size.height);
  // The lowest place that is clear of something ends right above it.
  const between = obstacles
    .map(({ top }) => top - size.height)
    .filter((top) => view.top < top && top < bottom);
  const rows = [bottom, view.top, ...new Set(between.toSorted((a, b) => b - a))];

  let best: Place | undefined;
  for (const top of rows) {
    for (const left of columns) {
      const box = { left, top, right: left + size.width, bottom: top + size.height };
      const cost = coveredWeight(box, obstacles);
      if (best === undefined || cost < best.cost) best = { left, top, cost };
      if (cost === 0) return best;
    }
  }
  return best ?? { left: view.left, top: view.top, cost: 0 };
}

/** @returns the weight of all that a box overlaps */
export function coveredWeight(box: Box, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce(
    (sum, each) =>
      box.left < each.right &&
      each.left < box.right &&
      box.top < each.bottom &&
      each.top < box.bottom
        ? sum + each.weight
        : sum,
    0,
  );
}
