/** Words of texts as searches of staff compare them: in lower case, without accents and punctuation. */
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { APOSTROPHES } from '#domain/fold-letters.ts';
import { INVISIBLE, SEPARATORS } from '#domain/searched-words.ts';

/** A class of JavaScript's regular expressions as one of PostgreSQL's: `\u{2013}` is `\U00002013` there. */
const inSql = (characters: string) =>
  `[${characters.replaceAll(/\\u\{(\w+)\}/g, (_, hex: string) => String.raw`\U` + hex.padStart(8, '0'))}]`;

/** Accents, which NFD separates from their letters, and invisible characters. */
const IGNORED = inSql(String.raw`\u{300}-\u{36F}` + INVISIBLE);

/** Letters that NFD does not split into a letter and an accent, as `foldLetters` of the domain writes them. */
const PAIRS = { ß: 'ss', ẞ: 'ss', æ: 'ae', Æ: 'ae', œ: 'oe', Œ: 'oe', þ: 'th', Þ: 'th' };
const SINGLES = { from: 'øłđðħŋŧıĸØŁĐÐĦŊŦ', to: 'olddhntikolddhnt' };

/** First and last letter: Latin beyond that of Western Europe, Greek, Cyrillic, Armenian; more Latin. */
const BLOCKS = [
  [0x1_00, 0x5_8f],
  [0x1e_00, 0x1e_ff],
] as const;

/** Unicode never changes the case of a letter, so the expressions stay those of the indexes. */
const CAPITALS = BLOCKS.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
)
  .filter((letter) => {
    const lower = letter.toLowerCase();
    return lower !== letter && lower.length === 1 && letter.normalize('NFD') === letter;
  })
  .join('');

/** With the sigma at the end of words, which is one at the end of what was typed as well. */
const OTHERS = { from: `${CAPITALS}ς`, to: `${CAPITALS.toLowerCase()}σ` };

/** Most texts have none of these letters, and would wait for a long `translate`. */
const MAY_HAVE_OTHERS = String.raw`~ '[^\U00000001-\U000000FF]'`;

/**
 * Folds letters. Not with `unaccent`, which may not be installed and is not immutable. In a database of the locale C,
 * as the embedded one is, `lower` knows ASCII alone, so capitals are spelled as well.
 * @param expression of SQL
 * @returns the expression in lower case, its letters without accents
 */
function folded(expression: string): string {
  const bare = `regexp_replace(lower(normalize(${expression}, NFD)), '${IGNORED}', '', 'g')`;
  const spelled = Object.entries(PAIRS).reduce(
    (inner, [letter, written]) => `replace(${inner}, '${letter}', '${written}')`,
    bare,
  );
  const latin = `translate(${spelled}, '${SINGLES.from}', '${SINGLES.to}')`;
  const others = `case when (${expression}) ${MAY_HAVE_OTHERS} then '${OTHERS.from}' else '' end`;
  return `translate(${latin}, ${others}, '${OTHERS.to}')`;
}

const QUOTED_APOSTROPHES = APOSTROPHES.replaceAll("'", "''");

/**
 * Punctuation separates words, so that a part of an address or of a reference is found; PostgreSQL's parser would keep
 * `a.com` and `-5` as one word, and take punctuation beyond ASCII for letters. A word with an apostrophe is also
 * indexed without it: "D’Angelo" is `d`, `angelo` and `dangelo`.
 * @param expression of SQL
 * @returns its words for `@@`
 */
export function wordsIn(expression: string): string {
  const joined = `translate(${expression}, '${QUOTED_APOSTROPHES}', '')`;
  const both = folded(`${expression} || ' ' || ${joined}`);
  return `to_tsvector('simple'::regconfig, regexp_replace(${both}, '${inSql(SEPARATORS)}+', ' ', 'g'))`;
}

const AROUND_TEXT = folded('?')
  .split('?')
  .map((part) => sql.raw(part));
const foldedSql = (text: SQLWrapper) => sql.join(AROUND_TEXT, sql`${text}`);

/** @returns the query for `@@` of words such as `'june':* <-> '12'`, folded like the indexed words */
export function wordQuery(query: string): SQL {
  return sql`to_tsquery('simple'::regconfig, ${foldedSql(sql`${query}::text`)})`;
}

const DASHES = '‐‑‒–—―−';

/** @returns a text for a comparison with part of another: folded, without apostrophes, each dash a hyphen */
export function comparable(text: SQLWrapper): SQL {
  const [from, to] = [`${DASHES}${QUOTED_APOSTROPHES}`, '-'.repeat(DASHES.length)];
  return sql`translate(${foldedSql(text)}, ${sql.raw(`'${from}', '${to}'`)})`;
}

/** What staff find items by. */
export const itemWords = sql.raw(
  `(${wordsIn("name || ' ' || short_description || ' ' || full_description || ' ' || description || ' ' || slug")})`,
);
