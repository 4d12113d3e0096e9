import type { Config } from '@netlify/functions';
import { doWhatIsDue } from '#server/inquiries/afterwards.ts';
import { inquiryServices } from '#server/inquiries/services.ts';

export default async () => Response.json(await doWhatIsDue(inquiryServices));

export const config: Config = { schedule: '* * * * *' };
