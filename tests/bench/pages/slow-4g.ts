/** A phone on slow 4G, as Lighthouse has it: commands for each page of a `chrome`. */

type Commands = readonly (readonly [method: string, params: object])[];

/** Four times slower than this machine. */
export const PHONE_PROCESSOR: Commands = [['Emulation.setCPUThrottlingRate', { rate: 4 }]];

const KILOBIT = 1000 / 8;

export const SLOW_4G: Commands = [
  [
    'Network.emulateNetworkConditions',
    {
      offline: false,
      latency: 150,
      downloadThroughput: 1638 * KILOBIT,
      uploadThroughput: 675 * KILOBIT,
    },
  ],
];
