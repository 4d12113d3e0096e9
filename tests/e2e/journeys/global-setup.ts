/**
 * Opens one shop for all journeys, with an owner, and says which engines go through it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OWNER } from '../../support/admin/test.ts';
import { ENGINES } from '../../support/journeys/engine-names.ts';
import { findEngine, HOW_TO_GET } from '../../support/journeys/find-engines.ts';
import { forkShop } from '../../support/shop/fork-shop.ts';

/** Tells the journeys, by variables, where the shop, its database and its mails are. */
export default async function setup(): Promise<() => Promise<void>> {
  for (const name of ENGINES) {
    const engine = findEngine(name);
    console.log(
      engine
        ? `Engine ${name}: ${engine.program}, driven by ${engine.by}`
        : `Engine ${name}: LEFT OUT, it is not on this machine. To have it: ${HOW_TO_GET[name]}`,
    );
  }
  const mails = await mkdtemp(path.join(tmpdir(), 'woodward-mails-'));
  const shop = await forkShop('process.ts', {
    DEMO_OWNER_EMAIL: OWNER.email,
    DEMO_OWNER_PASSWORD: OWNER.password,
    MAIL_DIR: mails,
  });
  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATABASE_URL = shop.databaseUrl;
  process.env.SHOP_MAILS = mails;
  return async () => {
    await shop.close();
    await rm(mails, { recursive: true, force: true });
  };
}
