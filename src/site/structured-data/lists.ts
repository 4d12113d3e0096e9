import { absoluteUrl } from '../absolute-url.ts';
import type { NavigationLink } from '../navigation-link.ts';

/** The page's breadcrumb, from the home page on. */
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

/** @param entries in display order. @param total number of entries on all pages of the list */
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

/** Questions with their answers and links. */
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
