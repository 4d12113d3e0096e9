/** What the tests of category pages look at. */
import type { Locator, Page } from '../../support/test.ts';

export interface CategoryPageParts {
  search: Locator;
  tag: Locator;
  sort: Locator;
  /** The line `Showing X of Y items`. */
  count: Locator;
  cards: Locator;
  names: Locator;
  chips: Locator;
  clearAll: Locator;
  pages: Locator;
  current: Locator;
}

/** @returns the parts of the category page that is open */
export function categoryPage(page: Page): CategoryPageParts {
  const main = page.getByRole('main');
  const chips = main.getByRole('list', { name: 'Active filters' });
  const pages = main.getByRole('navigation', { name: 'Pages' });
  return {
    search: main.getByPlaceholder('Search items...'),
    tag: main.getByRole('combobox', { name: /^(Tag|Filter by tag)$/ }),
    sort: main.getByRole('combobox', { name: 'Sort by' }),
    count: main.getByText(/^Showing \d+ of \d+ items$/),
    cards: main.locator('li').filter({ has: page.getByRole('link', { name: /^View Details/ }) }),
    names: main.getByRole('heading', { level: 2 }),
    chips: chips.getByRole('button', { name: /^Remove filter/ }),
    clearAll: chips.getByRole('button', { name: 'Clear all' }),
    pages,
    current: pages.locator('[aria-current="page"]'),
  };
}
