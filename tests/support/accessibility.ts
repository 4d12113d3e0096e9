/**
 * Asking axe about a page.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { atRest } from './at-rest.ts';

/**
 * Expects axe to find nothing, with all its rules, those of good practice too.
 * @param what names the page or state in the failure
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await atRest(page);
  // Without the extra page that frames of other sites would need: there are none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary ?? ''}`),
  }));
  expect(found, what).toEqual([]);
}
