/**
 * `npm run lock:complete`: package-lock.json names the builds of native packages for every platform,
 * also where it was made on a machine whose registry lacks some of them. npm 9 to 11.6 installs only
 * what the lock file names: without an entry for macOS the shop does not start there.
 * `--check` changes nothing, names what is missing and fails.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const LOCK_FILE = path.resolve(import.meta.dirname, '../package-lock.json');

/** What this reads and writes of an entry of `packages`. */
interface Entry {
  version?: string;
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

if (import.meta.main) {
  const lock = JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as Lock;
  const gaps = lockGaps(lock);
  if (!process.argv.includes('--check')) {
    writeFileSync(LOCK_FILE, `${JSON.stringify(completedLock(lock), null, 2)}\n`);
    process.stdout.write(`${gaps.length} entries were added to package-lock.json.\n`);
  } else if (gaps.length > 0) {
    const names = gaps.map(({ place, version }) => `  ${place} ${version}`).join('\n');
    process.stderr.write(
      `package-lock.json lacks these builds; npm run lock:complete adds them:\n${names}\n`,
    );
    process.exitCode = 1;
  }
}
