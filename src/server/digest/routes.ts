import { digestEndpoints } from '#contracts/admin/digest.ts';
import { readLastDigest } from '#db/queries/digest.ts';
import type { GuardedApp } from '../auth/guard.ts';
import { handle } from '../http/handle.ts';
import type { MailServices } from '../mail/services.ts';
import { digest } from '../mail/templates/digest.ts';
import { readSettings } from '../settings/read.ts';
import { isSilent, readDigest } from './facts.ts';

/** Mounts the preview of the digest. */
export function mountDigest(app: GuardedApp, { db, now, siteUrl }: MailServices): void {
  handle(app, digestEndpoints.preview, async () => {
    const at = now();
    const facts = await readDigest(db(), at);
    const lastDay = (await readLastDigest(db())) ?? null;
    if (isSilent(facts)) return { subject: '', text: '', lastDay };
    const given = { siteUrl: siteUrl(), now: at, shop: await readSettings(db()) };
    const { subject, text } = digest(facts, given);
    return { subject, text, lastDay };
  });
}
