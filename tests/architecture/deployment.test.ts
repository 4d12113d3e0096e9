/**
 * The files for a server of one's own agree with each other and with the project. That the shop runs
 * from what they describe: `tests/integration/host/one-server.test.ts`.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { IMAGE_NAMES } from '../support/image.ts';
import { ROOT } from '../support/tree.ts';

const read = (name: string) => readFileSync(path.join(ROOT, name), 'utf8');

interface Service {
  image?: string;
  build?: string;
  user?: string;
  environment: Record<string, string>;
  volumes: string[];
  ports?: string[];
  depends_on?: unknown;
  healthcheck?: { test: string[] };
}

// As docker compose reads it; what the tests below look at is in it, or they fail.
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<'shop' | 'postgres' | 'caddy', Service>;
  volumes: Record<string, null>;
};
const { shop, postgres, caddy } = compose.services;
const caddyfile = read('Caddyfile');
const unit = read('deploy/woodward.service');
const packageJson = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Instructions of the last stage, lines that go on joined. */
const stages = read('Dockerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll('\\\n', ' ')
  .split(/^(?=FROM )/m);
const image = (stages.at(-1) ?? '').trim().split('\n');
const instruction = (name: string) =>
  image.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
const imageEnv = Object.fromEntries(
  instruction('ENV').flatMap((line) => line.split(' ').map((each) => each.split('='))),
) as Record<string, string>;

const known = new Set(
  [...read('src/server/base/env.ts').matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name),
);
const [node, , ...startWords] = (packageJson.scripts['start'] ?? '').split(' ');

describe('the image', () => {
  test('has the Node of the project, in all stages', () => {
    const major = read('.node-version').trim();
    expect(stages).toHaveLength(3);
    for (const stage of stages) expect(stage).toMatch(new RegExp(`^FROM node:${major}-slim\\b`));
  });

  test('copies what is there', () => {
    const copies = stages.join('').matchAll(/^COPY (?!--from)(.+) \S+$/gm);
    const sources = [...copies].flatMap(([, names = '']) => names.split(' '));
    expect(sources).toEqual(['package.json', 'package-lock.json', '.npmrc', '.']);
    expect(sources.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
    expect(sources.filter((name) => name !== '.' && !IMAGE_NAMES.includes(name))).toEqual([]);
  });

  test('holds no secret, no data and nothing that is made', () => {
    expect(IMAGE_NAMES.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
    const ignored = new Set(
      read('.gitignore')
        .split('\n')
        .map((line) => line.replace('/', '')),
    );
    expect(IMAGE_NAMES.filter((name) => ignored.has(name))).toEqual([]);
    expect(IMAGE_NAMES.filter((name) => /^\.(?:env|git|data)/.test(name))).toEqual([]);
  });

  test('sets variables that the shop knows, and starts it as `npm start` does', () => {
    const others = Object.keys(imageEnv).filter((name) => !known.has(name));
    // The C library's own.
    expect(others).toEqual(['MALLOC_ARENA_MAX']);
    const [command = ''] = instruction('CMD');
    expect(JSON.parse(command)).toEqual([node, ...startWords]);
    expect(existsSync(path.join(ROOT, startWords.at(-1) ?? 'none'))).toBe(true);
  });

  test('is not run by root, and looks after the health of the port that it serves @run.container', () => {
    expect(instruction('USER')).toEqual(['node']);
    expect(instruction('EXPOSE')).toEqual([imageEnv['PORT']]);
    expect(imageEnv['LISTEN_HOST']).toBe('0.0.0.0');
    expect(instruction('HEALTHCHECK').join('')).toContain(
      '`http://127.0.0.1:${process.env.PORT}/api/health`',
    );
  });

  test('lets its user write the data, and what a build writes', () => {
    const [own = ''] = instruction('RUN');
    expect(own).toContain(`chown node:node .astro .cache ${imageEnv['DATA_DIR']}`);
    expect(instruction('VOLUME')).toEqual([imageEnv['DATA_DIR']]);
  });
});

test('.env.example names variables that the shop knows', () => {
  const named = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

describe('compose.yaml', () => {
  test('sets variables that the shop knows', () => {
    expect(Object.keys(shop.environment).length).toBeGreaterThan(3);
    expect(Object.keys(shop.environment).filter((name) => !known.has(name))).toEqual([]);
  });

  test('asks `.env` only for what the documents say', () => {
    const asked = read('compose.yaml').matchAll(/\$\{([A-Z_]+)(?::[-?][^}]*)?\}/g);
    const said = read('README.md') + read('docs/environment.md');
    const names = [...new Set([...asked].map(([, name = '']) => name))];
    expect(names).toContain('POSTGRES_PASSWORD');
    expect(names.filter((name) => !said.includes(name))).toEqual([]);
  });

  test('hands on what the document of the environment says', () => {
    const handedOn = Object.entries(shop.environment)
      .filter(([name, value]) => value === `\${${name}:-}`)
      .map(([name]) => name);
    const [, said = ''] =
      /from `\.env` it hands on ([^.]*)\./.exec(read('docs/environment.md')) ?? [];
    const names = [...said.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name);
    expect(handedOn).toContain('SMTP_URL');
    expect(names.toSorted()).toEqual(handedOn.toSorted());
  });

  test('gives the shop the database beside it, once that is ready', () => {
    const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = postgres.environment;
    expect(shop.environment['DATABASE_URL']).toBe(
      `postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@postgres:5432/${POSTGRES_DB}`,
    );
    expect(shop.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
    expect(postgres.healthcheck?.test).toEqual(
      expect.arrayContaining([`--username=${POSTGRES_USER}`, `--dbname=${POSTGRES_DB}`]),
    );
  });

  test('keeps all data in volumes', () => {
    expect(shop.volumes).toEqual([`data:${imageEnv['DATA_DIR']}`]);
    // From PostgreSQL 18 on, the image keeps its files in a folder below this one.
    expect(postgres.image).toBe('postgres:18');
    expect(postgres.volumes).toEqual(['postgres:/var/lib/postgresql']);
    const used = [shop, postgres, caddy]
      .flatMap(({ volumes }) => volumes.map((volume) => volume.split(':')[0] ?? ''))
      .filter((name) => !name.startsWith('.'));
    expect(used.toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
  });

  test('opens the ports of Caddy alone, which is the one proxy that is trusted', () => {
    expect([shop.ports, postgres.ports]).toEqual([undefined, undefined]);
    expect(caddy.ports).toEqual(['80:80', '443:443', '443:443/udp']);
    expect(caddy.volumes).toContain('./Caddyfile:/etc/caddy/Caddyfile:ro');
    expect(caddyfile).toContain(`reverse_proxy shop:${imageEnv['PORT']}`);
    expect(caddyfile.match(/\{\$(\w+)\}/)?.[1]).toBe('DOMAIN');
    expect(Object.keys(caddy.environment)).toEqual(['DOMAIN']);
    expect(shop.environment['TRUST_PROXY']).toBe('1');
    expect(shop.environment['SITE_URL']).toMatch(/^https:\/\/\$\{DOMAIN/);
  });
});

describe('the unit of systemd', () => {
  const values = (name: string) =>
    [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

  test('starts the shop as `npm start` does, as a user of its own @run.container', () => {
    const [folder = ''] = values('WorkingDirectory');
    expect(values('ExecStart')).toEqual([
      `${folder}/node_modules/.bin/node ${startWords.join(' ')}`,
    ]);
    expect(values('EnvironmentFile')).toEqual([`-${folder}/.env`]);
    expect(values('User')).toEqual(['woodward']);
  });

  test('lets it write the data, and what a build writes', () => {
    const [folder = ''] = values('WorkingDirectory');
    const [state = ''] = values('StateDirectory');
    expect(values('Environment')).toEqual([
      `DATA_DIR=/var/lib/${state}`,
      `MALLOC_ARENA_MAX=${imageEnv['MALLOC_ARENA_MAX']}`,
    ]);
    expect(values('ProtectSystem')).toEqual(['strict']);
    expect(values('ReadWritePaths')).toEqual([`${folder}/.astro ${folder}/.cache`]);
  });

  test('does not forbid what Node does: to compile while it runs', () => {
    expect(values('MemoryDenyWriteExecute')).toEqual([]);
    expect(values('SystemCallFilter')).toEqual(['@system-service']);
  });
});

describe('the workflow of the repository', () => {
  const workflow = parse(read('.github/workflows/test.yml')) as {
    permissions: Record<string, string>;
    jobs: { test: { steps: { run?: string; with?: Record<string, string> }[] } };
  };
  const { steps } = workflow.jobs.test;

  test('runs the test command of the README with the Node of the project', () => {
    const commands = steps.flatMap(({ run }) => run ?? []);
    expect(commands.filter((run) => run.startsWith('npm '))).toEqual(['npm install', 'npm test']);
    expect(read('README.md')).toContain('npm install && npm test');
    const files = steps.flatMap((step) => step.with?.['node-version-file'] ?? []);
    expect(files).toEqual(['.node-version']);
  });

  test('may only read', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });

  test('is kept up to date like the packages, once a week', () => {
    const { updates } = parse(read('.github/dependabot.yml')) as {
      updates: { 'package-ecosystem': string; schedule: { interval: string } }[];
    };
    const weekly = updates.filter(({ schedule }) => schedule.interval === 'weekly');
    expect(weekly.map((each) => each['package-ecosystem'])).toEqual([
      'npm',
      'github-actions',
      'docker',
    ]);
  });
});
