import { STARTING_AT } from '#domain/texts.ts';

export const searchRentals = 'Search rentals';
export const closeSearch = 'Close search';
export const placeholder = 'Linens, chairs, 20 x 20 tent…';
export const searchTitle = 'Search our rentals';
export const searchDescription = (shopName: string) =>
  `Search every chair, table, linen, tent and decor piece that ${shopName} rents out.`;

export const loading = 'Loading the catalog…';
/** @param synonyms words that were searched for instead of some that the catalog does not have */
export const found = (count: number, query: string, synonyms: readonly string[]) =>
  `${count} ${count === 1 ? 'result' : 'results'} for “${query}”${
    synonyms.length === 0
      ? ''
      : `, including results for ${synonyms.map((word) => `“${word}”`).join(', ')}`
  }`;
export const closest = (query: string) => `Nothing matches all of “${query}”. The closest we have:`;
export const closestInstead = (query: string) =>
  `We couldn’t find “${query}”. The closest we have:`;
export const nothing = (query: string) => `We found nothing for “${query}”.`;
export const didYouMean = 'Did you mean';
export const tryFewerWords = 'Try fewer or different words, or browse by category.';
export const askUs = 'Can’t find it? We may still have it. Call';
export const seeAll = (count: number) => `See all ${count} results`;
export const showMore = 'Show more';
export const offline = 'You’re offline. Search will work again when you’re back online.';
export const failed = 'Search isn’t available right now.';
export const tryAgain = 'Try again';

export const browseByCategory = 'Browse by category';
export const needsScript =
  'Search needs JavaScript, which is turned off or didn’t load. Browse by category instead, or call us and we’ll help you find what you need:';

/** Words by which the contact page is found, besides its own. */
export const contactWords = 'phone number call email mail address location located directions';
/** Words by which rooms are found, besides their own. */
export const roomWords = 'room rooms example examples gallery inspiration ideas look';
/** Words by which packages are found, besides their names. */
export const packageWords = 'package';
/** Words by which the opening hours are found. */
export const hoursWords = 'open opening close closed today now time';

/** Words by which the area served is found, besides its cities. */
export const areaWords = 'deliver delivery delivered service location travel';

/** Price of a package in a result. */
export const startingAt = (price: string) => `${STARTING_AT} ${price}`;
