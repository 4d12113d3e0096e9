import type { Config } from '@netlify/functions';
import { runEveryNight } from '#server/entry/every-night.ts';
import { peopleServices } from '#server/people/services.ts';

export default () => runEveryNight(peopleServices);

/** In UTC: early in the morning in Detroit. */
export const config: Config = { schedule: '17 8 * * *' };
