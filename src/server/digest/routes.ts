import { digestEndpoints } from '#contracts/digest.ts';
import { readLastDigest } from '#db/queries/digest/digest.ts';
import type { GuardedApp } from '../http/guarded-app.ts';
import { handle } from '../http/handle.ts';
import type { MailServices } from '../mail/services.ts';
import { readSettings } from '../shop/read.ts';
import { isSilent, readDigest } from './facts.ts';
import { digest } from './mail.ts';

export function mountDigest(app: GuardedApp, { db, now, siteUrl }: MailServices): void {
  handle(app, digestEndpoints.preview, async () => {
    const at = now();
    const facts = await readDigest(db(), at);
    const lastDay = (await readLastDigest(db())) ?? null;
    if (isSilent(facts)) return { subject: '', text: '', lastDay };
    const context = { siteUrl: siteUrl(), now: at, shop: await readSettings(db()) };
    const { subject, text } = digest(facts, context);
    return { subject, text, lastDay };
  });
}
