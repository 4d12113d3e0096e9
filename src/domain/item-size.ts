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

/** Spaces within a size, such as `90 x 156 inch`. */
const SPACES_IN_SIZE =
  /(?<=\d)\s+(?=(?:inch(?:es)?|in|ft|foot|feet)\b)|\s+(?=[x×]\s*\d)|(?<=\s[x×])\s+(?=\d)/gi;

/** @returns the name with nonbreaking spaces within sizes (@card.sizes) */
export function sizesTogether(name: string): string {
  return name.replaceAll(SPACES_IN_SIZE, '\u00A0');
}

interface Side {
  number: string;
  unit: string;
  what: string;
}

/**
 * Size of an item for the filter, read from staff's own words.
 * @param texts where to look, the best first: dimensions, name
 * @returns the footprint, such as `120" round`, `90" × 132"` or `20' × 20'`; empty if no text has a
 * number with a unit
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
  // A height does not say whether an item fits.
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
  /** `w`, `d`, `l`, `h`, `diameter`, `round`, `square`; empty: not stated. */
  what: string;
}

/** A height that follows the other sides: `84 in diameter, 88 in H`. */
const HEIGHT = /(?<number>\d+(?:\.\d+)?)[\s-]*(?<unit>"|'|in|ft)\s*H\b/i;

/**
 * @param dimensions as staff wrote them
 * @returns the sides of the first size in inches, of which at least one names its unit, and the
 * height or 0
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
