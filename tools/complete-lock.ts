/**
 * `npm run lock:complete`: package-lock.json names the builds of native packages for every platform,
 * with the hash that npm verifies, also where it was made on a machine whose registry lacks some of
 * them. npm 9 to 11.6 installs only what the lock file names: without an entry for macOS the shop does
 * not start there, and without a hash npm takes whatever the registry sends.
 * `--check` changes nothing, names what is missing and fails.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const LOCK_FILE = path.resolve(import.meta.dirname, '../package-lock.json');

interface Entry {
  version?: string;
  /** Hash of the package's file. */
  integrity?: string;
  /** Its files come inside those of the package around it, whose hash covers them. */
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
  /** Where its entry belongs: beside the package that asks for it. */
  place: string;
  name: string;
  version: string;
  /** Whether only development needs it, like the package that asks for it. */
  dev: boolean;
}

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
/** The C library, by the end of a name in the manner of Rust's targets. */
const LIBRARIES: Record<string, string> = { gnu: 'glibc', musl: 'musl' };

/** @returns the optional dependencies that a lock file leaves out, in its order */
export function lockGaps({ packages }: Lock): Gap[] {
  const gaps = new Map<string, Gap>();
  for (const [parent, { optionalDependencies = {}, dev = false }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (candidates(parent, name).some((each) => each in packages)) continue;
      const cut = parent.lastIndexOf('node_modules/');
      const place = `${parent.slice(0, Math.max(cut, 0))}node_modules/${name}`;
      gaps.set(place, { place, name, version, dev });
    }
  }
  return [...gaps.values()];
}

/**
 * @param name of a package that is one platform's build, such as `@oxlint/binding-linux-arm-gnueabihf`
 * @returns what npm compares with the machine it runs on
 * @throws when the name tells no processor
 */
export function platformOf(name: string): Pick<Entry, 'os' | 'libc'> & { cpu: string[] } {
  const parts = name.split(/[/-]/);
  const os = SYSTEMS.filter((each) => parts.includes(each));
  const cpu = PROCESSORS.filter((each) => parts.includes(each));
  if (cpu.length !== 1) throw new Error(`The name ${name} tells no processor`);
  const library = LIBRARIES[parts.at(-1) ?? ''];
  return { cpu, ...(library && { libc: [library] }), ...(os.length > 0 && { os }) };
}

/** @returns the places of the packages that npm would take without verifying them */
export function unverified({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([place, { integrity, inBundle }]) => place !== '' && !integrity && !inBundle)
    .map(([place]) => place);
}

/** @returns the lock file without what npm would not verify: it asks the registry again for those */
export function verifiedLock<T extends Lock>(lock: T): T {
  const left = new Set(unverified(lock));
  const packages = Object.entries(lock.packages).filter(([place]) => !left.has(place));
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** @returns the lock file with an entry for every gap: version and platform are enough for npm */
export function completedLock<T extends Lock>(lock: T): T {
  const added = lockGaps(lock).map(({ place, name, version, dev }): [string, Entry] => {
    const { cpu, libc, os } = platformOf(name);
    // In npm's order, or the next install would write the file anew.
    const entry = { version, cpu, ...(dev && { dev }), ...(libc && { libc }) };
    return [place, { ...entry, optional: true, ...(os && { os }) }];
  });
  const packages = Object.entries(lock.packages).concat(added);
  return {
    ...lock,
    packages: Object.fromEntries(packages.toSorted(([a], [b]) => a.localeCompare(b, 'en'))),
  };
}

/** Where Node looks for a package, from the folder of the one that asks for it outwards. */
function candidates(parent: string, name: string): string[] {
  const found = [`node_modules/${name}`];
  for (let cut = parent.length; cut > 0; cut = parent.lastIndexOf('/node_modules/', cut - 1)) {
    found.push(`${parent.slice(0, cut)}/node_modules/${name}`);
  }
  return found;
}

const readLock = () => JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as Lock;
const writeLock = (lock: Lock) => writeFileSync(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);

/** Fills in from the registry what it has, and by name what it leaves out. */
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
