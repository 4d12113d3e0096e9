import type { Config } from '@netlify/functions';
import { inquiryServices } from '#server/inquiries/services.ts';
import { runSchedule } from '#server/schedule/run.ts';

export default async () => Response.json(await runSchedule(inquiryServices));

export const config: Config = { schedule: '*/10 * * * *' };
