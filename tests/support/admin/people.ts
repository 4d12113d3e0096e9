/** Colleagues of the owner of the admin's shop, each with a browser of their own. */
import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';
import type { Role } from '#contracts/permissions.ts';
import { freshName } from './steps.ts';
import { asOwnPage, NOBODY } from './test.ts';

export const COLLEAGUE_PASSWORD = 'another quiet lantern 8';

export interface Colleague {
  id: string;
  name: string;
  email: string;
  /** Signed in. */
  context: BrowserContext;
}

/**
 * Invites somebody, who takes the invitation up.
 * @param api calls as the owner
 * @param url of the shop
 */
export async function addColleague(
  browser: Browser,
  { api, url, role }: { api: APIRequestContext; url: string; role: Role },
): Promise<Colleague> {
  const name = freshName('Colleague');
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@woodward.example`;
  const invited = await api.post('/api/admin/staff/invitations', { data: { email, role } });
  const { link } = (await invited.json()) as { link: string };
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('invitation');
  const context = await browser.newContext({ ...NOBODY, baseURL: url });
  const { extraHTTPHeaders: headers } = asOwnPage(url);
  const data = { token, name, password: COLLEAGUE_PASSWORD };
  const accepted = await context.request.post('/api/staff-invitation', { data, headers });
  if (accepted.status() !== 201)
    throw new Error(`The invitation was answered ${accepted.status()}`);
  const me = await context.request.get('/api/admin/me');
  const { id } = (await me.json()) as { id: string };
  return { id, name, email, context };
}
