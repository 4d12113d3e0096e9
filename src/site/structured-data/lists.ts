import { absoluteUrl } from '../absolute-url.ts';
import type { NavigationLink } from '../navigation-link.ts';

/** The trail that a page shows, from the home page to this one, for search results. */
export function breadcrumbs(trail: readonly NavigationLink[], site: URL | undefined) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(href, site),
    })),
  };
}

/**
 * What a page lists.
 * @param entries in the order they are shown
 * @param total how many there are; more than `entries` where only the first are given
 */
export function itemList(
  name: string,
  entries: readonly { name: string; href: string }[],
  total: number,
  site: URL | undefined,
) {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: entries.map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: entry.name,
      url: absoluteUrl(entry.href, site),
    })),
  };
}

/** Questions and their answers, each with its place on the page. */
export function faqPage(
  questions: readonly { id: string; question: string; answer: string }[],
  path: string,
  site: URL | undefined,
) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ id, question, answer }) => ({
      '@type': 'Question',
      name: question,
      url: absoluteUrl(`${path}#${id}`, site),
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
