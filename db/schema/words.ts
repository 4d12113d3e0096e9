/** Words of texts as searches of staff compare them: in lower case, without accents and punctuation. */
import { sql, type SQL } from 'drizzle-orm';

/** ASCII punctuation and the apostrophe of phones; the parser of PostgreSQL would make hosts, tags and signed numbers of it. */
const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~’';

/** Letters that are no other one with an accent, as `foldLetters` of the domain writes them. */
const PAIRS = { ß: 'ss', ẞ: 'ss', æ: 'ae', Æ: 'ae', œ: 'oe', Œ: 'oe', þ: 'th', Þ: 'th' };
const SINGLES = { from: 'øłđðħŋŧıĸØŁĐÐĦŊŦ', to: 'olddhntikolddhnt' };

/**
 * `unaccent` may not be installed, and is not immutable; these functions are. In a database of the locale C, `lower`
 * knows ASCII alone, so capitals are spelled as well.
 * @param expression of SQL
 * @returns it in lower case, its letters without accents
 */
function folded(expression: string): string {
  const bare = String.raw`regexp_replace(lower(normalize(${expression}, NFD)), '[\u0300-\u036F]', '', 'g')`;
  const spelled = Object.entries(PAIRS).reduce(
    (inner, [letter, written]) => `replace(${inner}, '${letter}', '${written}')`,
    bare,
  );
  return `translate(${spelled}, '${SINGLES.from}', '${SINGLES.to}')`;
}

/**
 * Punctuation separates words, so that a part of an address or of a reference is found.
 * @param expression of SQL
 * @returns its words for `@@`
 */
export function wordsIn(expression: string): string {
  const quoted = PUNCTUATION.replaceAll("'", "''");
  const spaces = ' '.repeat(PUNCTUATION.length);
  return `to_tsvector('simple'::regconfig, translate(${folded(expression)}, '${quoted}', '${spaces}'))`;
}

/** @returns a search of these words, such as `'june':* <-> '12'`, which are folded as the others are */
export function wanted(query: string): SQL {
  const [before = '', after = ''] = folded('?').split('?');
  return sql`to_tsquery('simple'::regconfig, ${sql.raw(before)}${query}::text${sql.raw(after)})`;
}

/** What staff find items by. */
export const itemWords = sql.raw(
  `(${wordsIn("name || ' ' || short_description || ' ' || full_description || ' ' || description || ' ' || slug")})`,
);
