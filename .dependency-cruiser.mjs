/**
 * The layers of `tools/layers.ts` by resolved path: the linter reads one file at a time and cannot
 * see what is reached through others. An `.astro` file counts as a module without imports here
 * (dependency-cruiser cannot read it); the linter reads the imports of those.
 */
import { LAYERS, LEAF_FOLDERS, SERVER_ORDER } from './tools/layers.ts';

const TEST = String.raw`\.test\.tsx?$`;
const OURS = '^(?:src|db|netlify|tests|tools)/';
const folderOf = new Map(
  [...LAYERS.map((layer) => layer.folder), ...LEAF_FOLDERS].map((folder) => [
    folder.split('/').at(-1),
    folder,
  ]),
);

/**
 * `domain` to the pattern of its folder, `site/paths.ts` to that of one file.
 * @param {string} name
 */
function pathOf(name) {
  const [first = '', ...rest] = name.split('/');
  const folder = folderOf.get(first);
  return folder === undefined ? [] : [`^${[folder, ...rest].join('/')}${rest.length ? '$' : '/'}`];
}

const layerRules = LAYERS.flatMap(({ folder, imports, types = [], onDemand = [] }) => [
  {
    name: `layer: ${folder}`,
    comment: `${folder} may import: ${[...imports, ...types, ...onDemand].join(', ') || 'nothing else'}.`,
    severity: 'error',
    from: { path: `^${folder}/`, pathNot: TEST },
    to: {
      path: OURS,
      pathNot: [`^${folder}/`, ...[...imports, ...types, ...onDemand].flatMap(pathOf)],
    },
  },
  ...types.flatMap(pathOf).map((path) => ({
    name: `types only: ${folder}`,
    comment: `${folder} takes only types from ${types.join(', ')}.`,
    severity: 'error',
    from: { path: `^${folder}/`, pathNot: TEST },
    to: { path, dependencyTypesNot: ['type-only'] },
  })),
  ...onDemand.flatMap(pathOf).map((path) => ({
    name: `on demand: ${folder}`,
    comment: `${folder} fetches ${onDemand.join(', ')} with import() when they are wanted.`,
    severity: 'error',
    from: { path: `^${folder}/`, pathNot: TEST },
    to: { path, dependencyTypesNot: ['dynamic-import'] },
  })),
]);

/** The packages of a folder with a closed list; Node's own modules count as packages. */
const packageRules = LAYERS.filter((layer) => layer.packages).map(
  ({ folder, packages = [], types = [] }) => ({
    name: `packages: ${folder}`,
    comment: `${folder} may use the packages: ${packages.join(', ') || 'none'}.`,
    severity: 'error',
    from: { path: `^${folder}/`, pathNot: TEST },
    to: {
      dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg'],
      pathNot: [...packages, ...types].map(
        (name) => `node_modules/(?:@types/)?${name.replace(/[*]$/, '')}`,
      ),
    },
  }),
);

/**
 * A place in the order of the server, without those below it that have a place of their own.
 * @param {string} name
 */
function placeOf(name) {
  const apart = SERVER_ORDER.filter((other) => other.startsWith(`${name}/`)).map((other) =>
    other.slice(name.length + 1),
  );
  const not = apart.length === 0 ? '' : `(?!(?:${apart.join('|')})(?:/|$))`;
  return `^src/server/${name}${name.endsWith('.ts') ? '$' : `/${not}`}`;
}

const orderRules = SERVER_ORDER.slice(0, -1).map((name, index) => ({
  name: `order: src/server/${name}`,
  comment: `src/server/${name} imports nothing that stands behind it in SERVER_ORDER (tools/layers.ts).`,
  severity: 'error',
  from: { path: placeOf(name), pathNot: TEST },
  to: { path: SERVER_ORDER.slice(index + 1).map(placeOf) },
}));

const BROWSER = LAYERS.filter((layer) => layer.browser).map((layer) => `^${layer.folder}/`);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layerRules,
    ...packageRules,
    ...orderRules,
    {
      name: 'no-other-place',
      comment: 'Every file of src/server has its place in SERVER_ORDER of tools/layers.ts.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: SERVER_ORDER.map(placeOf) },
      to: {},
    },
    {
      name: 'browser-reaches-no-server',
      comment: 'What ships to the browser reaches no server code, not through others either.',
      severity: 'error',
      from: { path: BROWSER, pathNot: TEST },
      to: { path: '^(?:src/(?:server|local|renderer)|db|netlify)/', reachable: true },
    },
    {
      name: 'no-other-folder',
      comment: 'Every folder of src/ has its entry in tools/layers.ts.',
      severity: 'error',
      from: {
        path: '^src/[^/]+/',
        pathNot: [...folderOf.values()].map((folder) => `^${folder}/`),
      },
      to: {},
    },
    {
      name: 'between-folders-by-alias',
      comment: 'An import from another folder is written with its # alias.',
      severity: 'error',
      from: { path: '^(src/[^/]+|db|netlify)/' },
      to: { path: '^(?:src|db)/', pathNot: '^$1/', dependencyTypesNot: ['aliased'] },
    },
    {
      name: 'no-circular',
      comment: 'Modules that need each other are one module or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Code that nothing imports. (Files that .astro templates import: knip.)',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(?:src/(?:server|local|stores|api-client|contracts)|db|tools|tests/support)/',
        pathNot: [String.raw`\.d\.ts$`, '^src/local/(?:start|dev|build)\\.ts$'],
      },
      to: {},
    },
    {
      name: 'no-barrels',
      comment: 'A module is imported by its own name.',
      severity: 'error',
      from: {},
      to: { path: String.raw`/index\.tsx?$`, pathNot: 'node_modules' },
    },
    {
      name: 'not-to-test',
      comment: 'No code imports a test; what tests share stands in tests/support.',
      severity: 'error',
      from: {},
      to: { path: TEST },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      // Modules that Astro makes while it builds.
      to: { couldNotResolve: true, pathNot: '^astro:' },
    },
    {
      name: 'not-to-dev-dep',
      comment: 'What runs in production stands in dependencies.',
      severity: 'error',
      from: { path: '^(?:src|db|netlify)/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`^(?:dist|\.data|\.astro|\.netlify|public)/` },
    extraExtensionsToScan: ['.astro'],
    // Imports of types count, marked as such.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.astro', '.d.ts'],
    },
  },
};
