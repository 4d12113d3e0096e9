/**
 * `npm run lock:complete`: adds builds of native packages for every platform, with their hashes, to
 * package-lock.json, also on a machine whose registry lacks some. npm 9 to 11.6 installs only what the lock
 * file names: without macOS entries the shop does not start there, and without a hash npm accepts anything.
 * `--check` only lists what is missing, and fails.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const LOCK_FILE = path.resolve(import.meta.dirname, '../package-lock.json');

interface Entry {
  version?: string;
  integrity?: string;
  /** Part of the parent package's file, whose hash covers it. */
  inBundle?: true;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  dev?: true;
  optional?: true;
  optionalDependencies?: Record<string, string>;
}

export interface Lock {
  packages: Record<string, Entry>;
}

/** An optional dependency without an entry. */
export interface Gap {
  /** Key of its entry: beside the package that depends on it. */
  place: string;
  name: string;
  version: string;
  /** Only for development, like the package that depends on it. */
  dev: boolean;
}

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
/** By the end of a name, as in Rust's target triples. */
const LIBRARIES: Record<string, string> = { gnu: 'glibc', musl: 'musl' };

/** @returns optional dependencies without an entry, in the lock file's order */
export function lockGaps({ packages }: Lock): Gap[] {
  const gaps = new Map<string, Gap>();
  for (const [parent, { optionalDependencies = {}, dev = false }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (candidates(parent, name).some((place) => place in packages)) continue;
      const cut = parent.lastIndexOf('node_modules/');
      const place = `${parent.slice(0, Math.max(cut, 0))}node_modules/${name}`;
      gaps.set(place, { place, name, version, dev });
    }
  }
  return [...gaps.values()];
}

/**
 * @param name such as `@oxlint/binding-linux-arm-gnueabihf`
 * @returns what npm compares with the machine
 * @throws if the name has no processor
 */
export function platformOf(name: string): Pick<Entry, 'os' | 'libc'> & { cpu: string[] } {
  const parts = name.split(/[/-]/);
  const os = SYSTEMS.filter((system) => parts.includes(system));
  const cpu = PROCESSORS.filter((processor) => parts.includes(processor));
  if (cpu.length !== 1) throw new Error(`The name ${name} tells no processor`);
  const library = LIBRARIES[parts.at(-1) ?? ''];
  return { cpu, ...(library && { libc: [library] }), ...(os.length > 0 && { os }) };
}

/** @returns packages that npm would not verify */
export function unverified({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([place, { integrity, inBundle }]) => place !== '' && !integrity && !inBundle)
    .map(([place]) => place);
}

/** @returns the lock file without unverified entries, so that npm asks the registry again */
export function verifiedLock<T extends Lock>(lock: T): T {
  const dropped = new Set(unverified(lock));
  const packages = Object.entries(lock.packages).filter(([place]) => !dropped.has(place));
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** @returns the lock file with an entry for every gap: npm needs only version and platform */
export function completedLock<T extends Lock>(lock: T): T {
  const added = lockGaps(lock).map(({ place, name, version, dev }): [string, Entry] => {
    const { cpu, libc, os } = platformOf(name);
    // In npm's order, or the next install would rewrite the file.
    const entry = { version, cpu, ...(dev && { dev }), ...(libc && { libc }) };
    return [place, { ...entry, optional: true, ...(os && { os }) }];
  });
  const packages = Object.entries(lock.packages).concat(added);
  return {
    ...lock,
    packages: Object.fromEntries(packages.toSorted(([a], [b]) => a.localeCompare(b, 'en'))),
  };
}

/** Where Node looks for a package, from the folder of the dependent package outward. */
function candidates(parent: string, name: string): string[] {
  const places = [`node_modules/${name}`];
  for (let cut = parent.length; cut > 0; cut = parent.lastIndexOf('/node_modules/', cut - 1)) {
    places.push(`${parent.slice(0, cut)}/node_modules/${name}`);
  }
  return places;
}

const readLock = () => JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as Lock;
const writeLock = (lock: Lock) => writeFileSync(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);

/** Adds entries from the registry, then the gaps by name. */
function complete(): void {
  writeLock(verifiedLock(readLock()));
  execFileSync(
    'npm',
    ['install', '--package-lock-only', '--ignore-scripts', '--omit-lockfile-registry-resolved'],
    {
      cwd: path.dirname(LOCK_FILE),
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  writeLock(completedLock(readLock()));
}

function report(lock: Lock): void {
  const names = [
    ...lockGaps(lock).map(({ place, version }) => `  ${place} ${version}: no entry`),
    ...unverified(lock).map((place) => `  ${place}: no hash`),
  ];
  if (names.length === 0) return;
  process.stderr.write(
    `package-lock.json lacks these; npm run lock:complete adds what the registry has:\n${names.join('\n')}\n`,
  );
  process.exitCode = 1;
}

if (import.meta.main) {
  if (!process.argv.includes('--check')) complete();
  report(readLock());
}
