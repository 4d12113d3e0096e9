import type { Config } from '@netlify/functions';
import { peopleServices } from '#server/people/services.ts';
import { clearEveryNight } from '#server/schedule/every-night.ts';

export default () => clearEveryNight(peopleServices);

export const config: Config = { schedule: '17 8 * * *' };
