import { existsSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const dependencies = z.record(z.string(), z.string()).default({});
const packageSchema = z.object({ dependencies, optionalDependencies: dependencies });

interface Folders {
  /** Folder of the project; or of the package that asks, whose own `node_modules` come first. */
  from: string;
  /** A folder `node_modules`. */
  to: string;
}

/**
 * Copies an installed package and what it depends on. Builds for other platforms are not installed, and
 * not copied.
 * @throws Error when it is not installed
 */
export async function copyPackage(name: string, { from, to }: Folders): Promise<void> {
  const target = path.join(to, name);
  if (existsSync(target)) return;
  const source = installed(name, from);
  if (source === undefined) throw new Error(`The package ${name} is not installed`);
  await cp(source, target, { recursive: true });
  const text = readFileSync(path.join(source, 'package.json'), 'utf8');
  const needed = packageSchema.parse(JSON.parse(text));
  for (const each of Object.keys(needed.dependencies)) {
    await copyPackage(each, { from: source, to });
  }
  for (const each of Object.keys(needed.optionalDependencies)) {
    if (installed(each, source) !== undefined) await copyPackage(each, { from: source, to });
  }
}

function installed(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(candidate)) return candidate;
    if (folder === path.dirname(folder)) return undefined;
  }
}
