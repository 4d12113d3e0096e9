import type { Config } from '@netlify/functions';
import { clearEveryNight } from '#server/entry/every-night.ts';
import { peopleServices } from '#server/people/services.ts';

export default () => clearEveryNight(peopleServices);

export const config: Config = { schedule: '17 8 * * *' };
