import type { Config } from '@netlify/functions';
import { emptyBin } from '#server/desk/empty-bin.ts';
import { services } from '#server/services.ts';

export default () => emptyBin(services);

export const config: Config = { schedule: '17 8 * * *' };
