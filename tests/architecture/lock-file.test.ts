import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  completedLock,
  lockGaps,
  platformOf,
  unverified,
  verifiedLock,
  type Lock,
} from '../../tools/complete-lock.ts';

/** A lock file as it comes from a machine that has only its own platform's build. */
const LOCK: Lock = {
  packages: {
    'node_modules/@a/core-linux-x64-gnu': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/b/node_modules/@a/core': {
      version: '3.0.0',
      dev: true,
      optionalDependencies: { '@a/core-darwin-arm64': '3.0.0', '@a/core-linux-x64-gnu': '1.0.0' },
    },
  },
};

test('the lock file of this project names the builds of all platforms', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  expect(lockGaps(lock).map(({ place }) => place)).toEqual([]);
  for (const builds of [
    '@tailwindcss/oxide',
    '@astrojs/compiler-binding',
    '@rolldown/binding',
    '@oxlint/binding',
  ]) {
    for (const platform of ['darwin-arm64', 'win32-x64-msvc', 'linux-arm64-gnu']) {
      expect(lock.packages).toHaveProperty([`node_modules/${builds}-${platform}`, 'version']);
    }
  }
});

test('npm verifies every package by a hash', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  expect(unverified(lock)).toEqual([]);
  const hashes = Object.values(lock.packages).flatMap(({ integrity }) => integrity ?? []);
  expect(hashes.length).toBeGreaterThan(1400);
  expect(hashes.filter((hash) => !/^sha512-[\w+/]{86}==$/.test(hash))).toEqual([]);
});

test('a package without a hash is asked for again; one inside another needs none', () => {
  const { packages } = LOCK;
  const bundled = { version: '1.0.0', inBundle: true } as const;
  const hashed = { version: '1.0.0', integrity: 'sha512-a' };
  const lock = { packages: { '': {}, ...packages, 'node_modules/c': bundled, d: hashed } };
  expect(unverified(lock)).toEqual(Object.keys(packages));
  expect(verifiedLock(lock).packages).toEqual({ '': {}, 'node_modules/c': bundled, d: hashed });
});

test('a gap is named, and filled beside the package that asks for it', () => {
  const place = 'node_modules/b/node_modules/@a/core-darwin-arm64';
  expect(lockGaps(LOCK)).toEqual([
    { place, name: '@a/core-darwin-arm64', version: '3.0.0', dev: true },
  ]);
  const completed = completedLock(LOCK);
  expect(lockGaps(completed)).toEqual([]);
  expect(completed.packages[place]).toEqual({
    version: '3.0.0',
    cpu: ['arm64'],
    os: ['darwin'],
    dev: true,
    optional: true,
  });
  expect(completed.packages).toMatchObject(LOCK.packages);
});

test('what npm knows of a platform is read from the names of those it could fetch', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const told = Object.entries(packages).filter(
    ([place, { os, cpu }]) => os && cpu && /\/binding-|\/oxide-|lightningcss-/.test(place),
  );
  expect(told.length).toBeGreaterThan(60);
  for (const [place, { os, cpu, libc }] of told) {
    const read = platformOf(place.slice(place.lastIndexOf('node_modules/') + 13));
    expect(read, place).toEqual({ os, cpu, ...(libc && { libc }) });
  }
  expect(() => platformOf('fsevents')).toThrow('tells no processor');
});
