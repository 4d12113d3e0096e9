/** A rectangle in CSS pixels of the window. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** An element that should not be covered; the higher its weight, the worse. */
export interface Obstacle extends Box {
  weight: number;
}

export interface Place {
  left: number;
  top: number;
  /** Weight of all obstacles that it covers. */
  cost: number;
}

/** Finds a free place at the bottom, at the top or between, else the place that covers the least weight. */
export function clearPlace(
  view: Box,
  size: { width: number; height: number },
  obstacles: readonly Obstacle[],
): Place {
  const right = Math.max(view.left, view.right - size.width);
  const columns = [...new Set([right, (view.left + right) / 2, view.left])];
  const bottom = Math.max(view.top, view.bottom - size.height);
  // The lowest free place ends right above an obstacle.
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

/** @returns the weight of all obstacles that the box overlaps */
export function coveredWeight(box: Box, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce(
    (sum, obstacle) =>
      box.left < obstacle.right &&
      obstacle.left < box.right &&
      box.top < obstacle.bottom &&
      obstacle.top < box.bottom
        ? sum + obstacle.weight
        : sum,
    0,
  );
}
