/** The size of an item as a filter offers it, read from what staff wrote in their own words. */

const UNITS: Record<string, string> = {
  in: '"',
  inch: '"',
  inches: '"',
  '"': '"',
  ft: "'",
  foot: "'",
  feet: "'",
  "'": "'",
};

const SIDE =
  /(?<number>\d+(?:\.\d+)?)[\s-]*(?<unit>"|'|(?:inch(?:es)?|in|ft|foot|feet)\b)?(?:\s*(?<what>[WDLH]\b|diameter|round|square))?/i;
const SIDES = new RegExp(
  `${SIDE.source}(?:\\s*[x×]\\s*${SIDE.source.replaceAll(/\?<\w+>/g, '')})*`,
  'i',
);

/** Spaces within a size, such as those of `90 x 156 inch`. */
const SPACES_IN_SIZE =
  /(?<=\d)\s+(?=(?:inch(?:es)?|in|ft|foot|feet)\b)|\s+(?=[x×]\s*\d)|(?<=\s[x×])\s+(?=\d)/gi;

/** @returns a name to be shown, in which no line breaks within a size (@card.sizes) */
export function sizesTogether(name: string): string {
  return name.replaceAll(SPACES_IN_SIZE, '\u00A0');
}

interface Side {
  number: string;
  unit: string;
  what: string;
}

/**
 * @param texts where to look, the best first: dimensions, name
 * @returns the footprint of an item, such as `120" round`, `90" × 132"` or `20' × 20'`; empty where no
 *   text has a number with its unit
 */
export function itemSize(...texts: readonly string[]): string {
  for (const text of texts) {
    const size = sizeIn(text.replaceAll(/[“”″]/g, '"').replaceAll(/[’′]/g, "'"));
    if (size !== '') return size;
  }
  return '';
}

function sizeIn(text: string): string {
  const sides = sidesIn(text);
  const unit = sides.findLast((side) => side.unit !== '')?.unit;
  // Heights do not say whether a thing fits.
  const flat = sides.filter(({ what }) => what !== 'h');
  const [first, second] = flat.map((side) => `${side.number}${side.unit || (unit ?? '')}`);
  if (unit === undefined || first === undefined) return '';
  if (second !== undefined) return `${first} × ${second}`;
  const what = flat[0]?.what ?? '';
  if (what === 'square') return `${first} × ${first}`;
  return what === 'round' || what === 'diameter' ? `${first} round` : first;
}

function sidesIn(text: string): Side[] {
  const [chain = ''] = SIDES.exec(text) ?? [];
  return [...chain.matchAll(new RegExp(SIDE, 'gi'))].map(({ groups }) => ({
    number: String(Number(groups?.number)),
    unit: UNITS[groups?.unit?.toLowerCase() ?? ''] ?? '',
    what: groups?.what?.toLowerCase() ?? '',
  }));
}

export interface SizedSide {
  inches: number;
  /** `w`, `d`, `l`, `h`, `diameter`, `round`, `square`; empty: not said. */
  what: string;
}

/** A height that is said apart from the other sides: `84 in diameter, 88 in H`. */
const HEIGHT = /(?<number>\d+(?:\.\d+)?)[\s-]*(?<unit>"|'|in|ft)\s*H\b/i;

/**
 * @param dimensions as staff wrote them
 * @returns the sides of the first size in inches, of which at least one names its unit, and the height;
 *   0 where there is none
 */
export function sidesOf(dimensions: string): { sides: SizedSide[]; height: number } {
  const text = dimensions.replaceAll(/[“”″]/g, '"').replaceAll(/[’′]/g, "'");
  const sides = sidesIn(text);
  const unit = sides.findLast((side) => side.unit !== '')?.unit;
  if (unit === undefined) return { sides: [], height: 0 };
  const sized = sides.map((side) => ({
    inches: inchesOf(side.number, side.unit || unit),
    what: side.what,
  }));
  const apart = HEIGHT.exec(text)?.groups;
  const own = sized.find(({ what }) => what === 'h')?.inches;
  const height = own ?? (apart ? inchesOf(apart.number ?? '', UNITS[apart.unit ?? ''] ?? '"') : 0);
  return { sides: sized, height };
}

function inchesOf(number: string, unit: string): number {
  return Number(number) * (unit === "'" ? 12 : 1);
}
