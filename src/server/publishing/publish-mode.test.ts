import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Re-imported for each case, because the environment is read once per process. */
async function modeWith(variables: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries({ PUBLISH: '', BUILD_HOOK_URL: '', ...variables })) {
    vi.stubEnv(name, value);
  }
  const { publishMode, publishWait } = await import('./publish-mode.ts');
  const mode = publishMode();
  return { mode, wait: publishWait(mode) };
}

const HOOK = { BUILD_HOOK_URL: 'https://api.netlify.com/build_hooks/1', SITE_ID: 'site' };

describe('without PUBLISH', () => {
  test('this machine builds after each save @publish.when', async () => {
    expect(await modeWith({})).toEqual({
      mode: { kind: 'each-save' },
      wait: { quietSeconds: 0, longestSeconds: 0 },
    });
  });

  test('a host with a build hook is called after ten minutes without a save', async () => {
    expect(await modeWith(HOOK)).toEqual({
      mode: { kind: 'quiet', minutes: 10 },
      wait: { quietSeconds: 600, longestSeconds: 3_600 },
    });
  });
});

test.each([
  ['each-save', { kind: 'each-save' }],
  ['button', { kind: 'button' }],
  ['quiet:1m', { kind: 'quiet', minutes: 1 }],
  ['quiet:120m', { kind: 'quiet', minutes: 120 }],
])('PUBLISH=%s applies on any host @publish.when', async (PUBLISH, mode) => {
  expect((await modeWith({ PUBLISH })).mode).toEqual(mode);
  expect((await modeWith({ PUBLISH, ...HOOK })).mode).toEqual(mode);
});

test('with PUBLISH=button a save waits for the button only', async () => {
  expect((await modeWith({ PUBLISH: 'button' })).wait).toBeNull();
});

test.each(['quiet', 'quiet:0m', 'quiet:121m', 'quiet:10', 'never'])(
  'PUBLISH=%s is rejected with its name',
  async (PUBLISH) => {
    await expect(modeWith({ PUBLISH })).rejects.toThrow(
      'The environment variable PUBLISH must be each-save, button, or quiet:10m',
    );
  },
);
