import { existsSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const dependencies = z.record(z.string(), z.string()).default({});
const packageSchema = z.object({ dependencies, optionalDependencies: dependencies });

interface Folders {
  /** The folder that needs the package: of the project, or of a package. Its own `node_modules` come first. */
  from: string;
  /** The `node_modules` that it is copied into. */
  to: string;
}

/**
 * Copies an installed package and its dependencies, except optional ones that are not installed, such as builds for
 * other platforms.
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
  for (const dependency of Object.keys(needed.dependencies)) {
    await copyPackage(dependency, { from: source, to });
  }
  for (const dependency of Object.keys(needed.optionalDependencies)) {
    if (installed(dependency, source) === undefined) continue;
    await copyPackage(dependency, { from: source, to });
  }
}

/** @returns the folder of a package, as Node finds it */
function installed(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(candidate)) return candidate;
    if (folder === path.dirname(folder)) return undefined;
  }
}
