/** The table of layers as patterns for oxlint's `no-restricted-imports`. */
import { LAYERS, LEAF_FOLDERS, type Layer } from './layers.ts';

interface Ban {
  message: string;
  group?: string[];
  regex?: string;
  allowTypeImports?: boolean;
}

const names = [...LAYERS.map((layer) => layer.folder), ...LEAF_FOLDERS].map(nameOf);

/** Aliases between folders, so that an import names its folder. `admin` is also a folder inside others. */
export const noWayOut: Ban = {
  regex: String.raw`^(?:\.\./)+(?:src/|db/|(?:${names.filter((name) => name !== 'admin').join('|')})/)`,
  message: 'Between folders use the # aliases.',
};

export const wholeZod: Ban = {
  group: ['zod'],
  message: 'zod/mini, except where Node runs it: all of zod is 18 times its size in a browser.',
};

export function banned(patterns: Ban[]): ['error', { patterns: Ban[] }] {
  return ['error', { patterns }];
}

/** The bans of one folder. In a group a later `!` pattern lifts an earlier one. */
export function importBans(layer: Layer): Ban[] {
  const { folder, imports, types = [], onDemand = [], packages, not = [] } = layer;
  const base = packages ? ['**', '!./**', '!../**'] : [String.raw`\#*/**`];
  const allowed = [nameOf(folder), ...imports, ...types, ...onDemand, ...(packages ?? [])];
  const bans = [noWayOut];
  if (types.length > 0) {
    bans.push({
      // Not a group: the `!` patterns below would allow values too.
      regex: `^(?:${types.map((name) => (names.includes(name) ? `#${name}/` : name)).join('|')})`,
      message: `${folder} takes only types from ${types.join(', ')} (tools/layers.ts).`,
      allowTypeImports: true,
    });
  }
  if (not.length > 0) {
    bans.push({ group: not.flatMap(patternsOf), message: `Not in ${folder} (tools/layers.ts).` });
  }
  // Last: oxlint checks no further ban for an import that a `!` pattern allows.
  bans.push({
    group: [...base, ...allowed.flatMap(patternsOf).map((pattern) => `!${pattern}`)],
    message: `${folder} may import ${allowed.join(', ')} (tools/layers.ts).`,
  });
  return bans;
}

/** `src/domain` is imported as `#domain/…`. */
function nameOf(folder: string): string {
  return folder.split('/').at(-1) ?? folder;
}

/** Patterns of a folder, a file, or a package with its entry points. */
function patternsOf(name: string): string[] {
  if (/\.tsx?$/.test(name)) return [`#${name}`];
  return names.includes(name) ? [`#${name}/**`] : [name, `${name}/**`];
}
