import type { Config } from '@netlify/functions';
import { clearEveryNight } from '#server/desk/every-night.ts';
import { services } from '#server/services.ts';

export default () => clearEveryNight(services);

export const config: Config = { schedule: '17 8 * * *' };
