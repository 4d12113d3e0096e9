import type { Config } from '@netlify/functions';
import { catchUp, configuredHook } from '#server/publishing/publish.ts';
import { services } from '#server/services.ts';

export default async () => {
  await catchUp(services.db(), configuredHook());
};

export const config: Config = { schedule: '* * * * *' };
