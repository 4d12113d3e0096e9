import { PAGES } from '#site/paths.ts';
import { button, type Block } from './blocks.ts';
import { openAt, openRequest } from './texts.ts';

/**
 * @param inquiryId undefined or null outside the database
 * @param siteUrl empty where the public address of the site is not known
 * @returns the request in the admin; empty without either
 */
export function requestLink(inquiryId: string | null | undefined, siteUrl: string): string {
  return siteUrl === '' || !inquiryId ? '' : `${siteUrl}${PAGES.admin}?inquiry=${inquiryId}`;
}

/** The button that opens the request in the admin, for staff. */
export function requestButton(inquiryId: string | undefined, siteUrl: string): Block {
  const link = requestLink(inquiryId, siteUrl);
  return button(link, openRequest, openAt(link));
}
