/** A phone on slow 4G, as Lighthouse has it: commands for each page of a `chrome`. */

type Commands = readonly (readonly [method: string, params: object])[];

/** Four times slower than this machine. */
export const PHONE_PROCESSOR: Commands = [['Emulation.setCPUThrottlingRate', { rate: 4 }]];

const KILOBIT = 1000 / 8;

/**
 * `throttling.mobileSlow4G` in Lighthouse's `core/config/constants.js`. The browser's own throttling
 * delays each request once; a real line takes several round trips of 150 ms to connect and to begin.
 */
export const SLOW_4G: Commands = [
  [
    'Network.emulateNetworkConditions',
    {
      offline: false,
      latency: 150 * 3.75,
      downloadThroughput: 1638.4 * 0.9 * KILOBIT,
      uploadThroughput: 750 * 0.9 * KILOBIT,
    },
  ],
];
