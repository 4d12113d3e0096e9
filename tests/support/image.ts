/** What a container image holds of the project, by `.dockerignore`. */
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './tree.ts';

/** All but what begins with `!` is left out, and of that what ends as the last lines say. */
const [kept, ends] = readRules();

/** Names in the project's folder that are in the image. */
export const IMAGE_NAMES: readonly string[] = kept;

function readRules(): [kept: string[], ends: string[]] {
  const lines = readFileSync(path.join(ROOT, '.dockerignore'), 'utf8').split('\n');
  const rules = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const [all, ...others] = rules;
  const last = others.findIndex((rule) => !rule.startsWith('!'));
  const names = others.slice(0, last).map((rule) => rule.slice(1));
  const endings = others.slice(last).map((rule) => rule.replace('**/*', ''));
  if (all !== '*' || last === -1 || [...names, ...endings].some((each) => /[*?!/]/.test(each))) {
    throw new Error('.dockerignore has rules that this does not understand');
  }
  return [names, endings];
}

/** @returns the command that looks after the image's health, without its `node` */
export function healthCheck(): string[] {
  const [, command = ''] =
    /^HEALTHCHECK [^[]*(\[.*\])$/m.exec(
      readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8').replaceAll('\\\n', ' '),
    ) ?? [];
  const [program, ...args] = JSON.parse(command) as string[];
  if (program !== 'node') throw new Error(`The image has no ${program}`);
  return args;
}

/** Copies the project as an image holds it, without its packages. */
export function copyAsImage(folder: string): void {
  for (const name of IMAGE_NAMES) {
    cpSync(path.join(ROOT, name), path.join(folder, name), {
      recursive: true,
      filter: (file) => !ends.some((end) => file.endsWith(end)),
    });
  }
}
