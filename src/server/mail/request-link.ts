import { PAGES } from '#site/paths.ts';
import { button, type Block } from './blocks.ts';
import { openAt, openRequest } from './texts.ts';

/**
 * @param inquiryId missing for a request that is not in the database
 * @param siteUrl public address of the site; may be empty
 * @returns link to the request in the admin; empty when id or address is missing
 */
export function requestLink(inquiryId: string | null | undefined, siteUrl: string): string {
  return siteUrl === '' || !inquiryId ? '' : `${siteUrl}${PAGES.admin}?inquiry=${inquiryId}`;
}

/** Links to the request in the admin. */
export function requestButton(inquiryId: string | undefined, siteUrl: string): Block {
  const link = requestLink(inquiryId, siteUrl);
  return button(link, openRequest, openAt(link));
}
