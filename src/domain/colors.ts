/** Names that the filter shows as a swatch; others are shown as text. */
const SWATCHES: Record<string, string> = {
  white: '#ffffff',
  'warm white': '#fdf4e3',
  ivory: '#f8f1df',
  cream: '#f5ebd0',
  champagne: '#ecd9b0',
  beige: '#d9c7a7',
  natural: '#d2b48c',
  taupe: '#a49484',
  gold: '#c9a13b',
  'antique gold': '#a8842c',
  'rose gold': '#c98f7f',
  copper: '#b36a3c',
  bronze: '#8a6a3b',
  brass: '#b5923c',
  silver: '#c3c6ca',
  pewter: '#8f9397',
  gray: '#8d8d8d',
  charcoal: '#40434a',
  black: '#1a1a1a',
  clear: '#eef4f6',
  blush: '#f3cfcb',
  'dusty rose': '#d4a29c',
  pink: '#f2a7bb',
  'hot pink': '#e0407f',
  fuchsia: '#cf2f86',
  mauve: '#b78a9b',
  red: '#b3202c',
  'wine red': '#6b1f2e',
  burgundy: '#6a1b2d',
  coral: '#f08a72',
  peach: '#f7c6a3',
  orange: '#e5802c',
  terracotta: '#bd6144',
  rust: '#a64b22',
  amber: '#e3a02d',
  mustard: '#d1a02b',
  yellow: '#f1d24a',
  mint: '#bfe3d0',
  sage: '#a9b89c',
  eucalyptus: '#8fa793',
  olive: '#777a3f',
  green: '#4c8a4f',
  emerald: '#12694c',
  'hunter green': '#2a4a36',
  teal: '#1f7377',
  turquoise: '#46b7b4',
  'light blue': '#b3d3ea',
  'dusty blue': '#93aabd',
  blue: '#3b6fb5',
  'royal blue': '#2743a5',
  navy: '#1d2a4d',
  lavender: '#c7b8df',
  lilac: '#c3a6cf',
  purple: '#6f3f8f',
  violet: '#7a4fb0',
  plum: '#5c2a4e',
  brown: '#6e4a33',
  walnut: '#5a3d2b',
  oak: '#b98d5b',
  mahogany: '#5b2a22',
};

/** @returns `#rrggbb`, or undefined for an unknown name */
export function swatch(name: string): string | undefined {
  const key = name
    .trim()
    .toLowerCase()
    .replace(/\bgr.y\b/, 'gray');
  return Object.hasOwn(SWATCHES, key) ? SWATCHES[key] : undefined;
}

/** Narrower colors by broad name. A name that contains the broad one ("dusty blue") needs no entry. */
const FAMILIES: Record<string, readonly string[]> = {
  blue: ['navy', 'teal', 'turquoise'],
  brown: ['walnut', 'oak', 'mahogany', 'bronze'],
  gold: ['brass'],
  gray: ['charcoal', 'pewter'],
  green: ['mint', 'sage', 'eucalyptus', 'olive', 'emerald', 'teal'],
  orange: ['terracotta', 'rust', 'peach', 'coral'],
  pink: ['blush', 'dusty rose', 'fuchsia', 'mauve'],
  purple: ['lavender', 'lilac', 'violet', 'plum', 'mauve'],
  red: ['burgundy'],
  yellow: ['amber', 'mustard'],
};

const NAMES = new RegExp(
  String.raw`\b(?:${[...new Set(Object.values(FAMILIES).flat())].join('|')})\b`,
  'gi',
);

/**
 * @param text a color or a name that contains one: "Navy Satin Napkin"
 * @returns the broad names of its colors, so that the search finds them: "blue"; empty for a color
 * that is broad itself
 */
export function colorFamilies(text: string): string[] {
  const named = new Set((text.match(NAMES) ?? []).map((name) => name.toLowerCase()));
  if (named.size === 0) return [];
  return Object.entries(FAMILIES).flatMap(([family, names]) =>
    names.some((name) => named.has(name)) ? [family] : [],
  );
}
