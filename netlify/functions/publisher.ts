import type { Config, Context } from '@netlify/functions';
import { catchUp, configuredHook } from '#server/publishing/publish.ts';
import { services } from '#server/services.ts';

/** Netlify's schedule runs on the deploy that visitors see; at home nothing tells of a deploy. */
export default async (_request: Request, { deploy }: Partial<Context>) => {
  const isServed = deploy?.published === true && deploy.context === 'production';
  await catchUp({
    db: services.db(),
    now: services.now(),
    host: services.host(),
    hook: configuredHook(),
    served: isServed ? deploy.id : undefined,
  });
};

export const config: Config = { schedule: '* * * * *' };
