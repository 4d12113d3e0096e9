import type { Config, Context } from '@netlify/functions';
import { runSchedule } from '#server/entry/schedule.ts';
import { inquiryServices } from '#server/entry/services.ts';

/** Passes on which deploy visitors see: only the production deploy that is published. */
export default async (_request: Request, { deploy }: Partial<Context>) => {
  const isServed = deploy?.published === true && deploy.context === 'production';
  return Response.json(await runSchedule(inquiryServices, isServed ? deploy.id : undefined));
};

export const config: Config = { schedule: '*/10 * * * *' };
