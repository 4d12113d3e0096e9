import { z } from 'zod';
import { catalogEndpoints } from '#contracts/catalog/public.ts';
import type { Finding } from './finding.ts';

const TIMEOUT_MS = 8_000;
/** The fields used here, optional because an earlier version of the site may lack them. */
const healthSchema = z.object({
  status: z.string(),
  database: z.string().optional(),
  migrations: z.string().optional(),
  mail: z.string().optional(),
  host: z.string().optional(),
  blobs: z.string().optional(),
});

const about = 'Site';
type Health = z.output<typeof healthSchema>;

/**
 * Queries the live site's health, because only there can its functions, mail server and blobs be
 * checked.
 * @param siteUrl public address
 */
export async function examineSite(siteUrl: string): Promise<Finding[]> {
  const url = new URL(catalogEndpoints.health.path, siteUrl);
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const health = healthSchema.safeParse(await answer.json());
    if (health.success) return healthFindings(health.data);
  } catch {
    // Reported below: before the first deploy nothing responds.
  }
  const text = `${url.href} does not answer as this shop would: nothing is deployed there yet, or SITE_URL is another site.`;
  return [{ level: 'note', about, text }];
}

/** By `mail` of health. `unknown` comes with the database's finding. */
const MAIL_PROBLEMS: Record<string, string> = {
  'not configured': 'mails are not configured there: set SMTP_URL.',
  'kept in files': 'mails are kept in files there: set SMTP_URL.',
  failing: 'mails fail there: the reason is at the top of its admin.',
};

function healthFindings({ status, database, migrations, mail, host, blobs }: Health): Finding[] {
  const findings: Finding[] = [
    status === 'ok'
      ? { level: 'ok', about, text: 'it answers, and its functions reach the database.' }
      : {
          level: 'wrong',
          about,
          text: `its functions cannot work: database ${database ?? 'unknown'}, migrations ${migrations ?? 'unknown'}. Check DATABASE_URL on Netlify, and deploy again.`,
        },
  ];
  const mailProblem = MAIL_PROBLEMS[mail ?? ''];
  if (mailProblem !== undefined) findings.push({ level: 'wrong', about, text: mailProblem });
  if (host === 'another' || host === 'none') {
    const text = `it is not the host of its database (${host}): deploy again, or see README.md, One host.`;
    findings.push({ level: 'wrong', about, text });
  }
  if (blobs === 'full') {
    const text = 'its disk is full: nothing can be saved or uploaded. Make room there.';
    findings.push({ level: 'wrong', about, text });
  } else if (blobs === 'unreachable') {
    const text = 'its blobs do not answer: images cannot be uploaded or shown.';
    findings.push({ level: 'wrong', about, text });
  } else if (blobs !== undefined && blobs !== 'none') {
    findings.push({ level: 'ok', about, text: 'its blobs answer.' });
  }
  return findings;
}
