import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { findingLine, type Finding } from './finding.ts';
import { examineAddresses, examineVariables } from './variables.ts';

const GOOD = {
  DATABASE_URL: 'postgresql://u:p@ep-x-pooler.us-east-2.aws.neon.tech/neondb?sslmode=require',
  SITE_URL: 'https://woodward.example',
  AUTH_SECRET: 'a'.repeat(64),
  HASH_SALT: 'b'.repeat(64),
  SMTP_URL: 'smtps://user:password@smtp.example.com',
  MAIL_FROM: 'shop@woodward-events.com',
  MAIL_TO: 'shop@woodward-events.com',
  BUILD_HOOK_URL: 'https://api.netlify.com/build_hooks/0123456789abcdef',
  SENTRY_DSN: 'https://0123456789abcdef@o1.ingest.sentry.io/42',
};

const about = (findings: Finding[], name: string) =>
  findings.filter((finding) => finding.about === name).map(findingLine);

test('the environment of README.md is valid', () => {
  const findings = examineVariables(GOOD, true);
  expect(findings.map(({ level }) => level)).toEqual(Array(7).fill('ok'));
  expect(about(findings, 'AUTH_SECRET')).toEqual(['✓ AUTH_SECRET: set (64 characters).']);
});

test('a missing variable is an error on Netlify and a note elsewhere, with instructions @run.doctor', () => {
  const levels = (isNetlify: boolean) =>
    examineVariables({ SITE_URL: '' }, isNetlify).map(({ level }) => level);
  expect(levels(true)).toEqual(['wrong', 'wrong', 'wrong', 'note', 'wrong', 'wrong', 'note']);
  expect(new Set(levels(false))).toEqual(new Set(['note']));
  expect(about(examineVariables({}, true), 'AUTH_SECRET')).toEqual([
    '✗ AUTH_SECRET: not set: npm start makes its own; on Netlify nobody can sign in. To have it, make one with "openssl rand -hex 32".',
  ]);
});

test.each([
  ['AUTH_SECRET', 'short', 'wrong', /must have at least 32 characters \(5 characters\): .*openssl/],
  ['DATABASE_URL', "'postgres://u:p@h/d'", 'wrong', /must be a postgres:\/\/ address/],
  ['DATABASE_URL', 'postgres://u:p@ep-x.neon.tech/d', 'note', /-pooler/],
  ['DATABASE_URL', 'postgres://u:p@db.example.com/d?sslmode=disable', 'note', /can be read/],
  ['SITE_URL', 'woodward.example', 'wrong', /must be an http/],
  ['SITE_URL', 'https://woodward.example/shop', 'note', /has a path/],
  ['SITE_URL', 'http://woodward.example', 'note', /use https/],
  ['SMTP_URL', 'smtp.example.com', 'wrong', /must be an smtp/],
  ['SMTP_URL', 'smtps://smtp.example.com', 'note', /without a user/],
  ['BUILD_HOOK_URL', 'https://example.com/hook', 'note', /not to a build hook of Netlify/],
  ['HASH_SALT', GOOD.AUTH_SECRET, 'note', /the same as AUTH_SECRET/],
  ['PORT', 'http', 'wrong', /must be a number/],
] as const)('%s=%s is reported', (name, value, level, words) => {
  const findings = examineVariables({ ...GOOD, [name]: value }, true);
  const said = findings.filter((each) => each.about === name && each.level === level);
  expect(said.map(({ text }) => text).join('\n')).toMatch(words);
});

test('the demo’s mail address is an error once mails are sent', () => {
  const { MAIL_FROM: _from, MAIL_TO: _to, ...demo } = GOOD;
  const findings = examineAddresses(demo, DEFAULT_SETTINGS);
  expect(about(findings, 'MAIL_TO')).toEqual([
    '✗ MAIL_TO: mails would go to hello@woodward.example, which is nobody’s: save your address in the settings of the admin, or set MAIL_TO.',
  ]);
  expect(about(findings, 'MAIL_FROM')).toHaveLength(1);
  const odd = { ...GOOD, MAIL_FROM: 'shop@example.com' };
  expect(about(examineAddresses(odd, DEFAULT_SETTINGS), 'MAIL_FROM')).toHaveLength(1);
  expect(examineAddresses({ ...demo, SMTP_URL: '' }, DEFAULT_SETTINGS)).toEqual([]);
  const saved = {
    business: { ...DEFAULT_SETTINGS.business, email: 'hi@royal-events.com' },
    mails: { ...DEFAULT_SETTINGS.mails, recipients: ['crew@royal-events.com'] },
  };
  expect(examineAddresses({ ...demo, MAIL_TO: 'shop@example.com' }, saved)).toEqual([]);
});

test('no secret is ever shown, valid or not @run.doctor', () => {
  const secret = fc.stringMatching(/^[A-Z]{12,60}$/);
  fc.assert(
    fc.property(secret, fc.boolean(), (value, isNetlify) => {
      for (const source of [
        { AUTH_SECRET: value, HASH_SALT: value, SMTP_URL: value, BUILD_HOOK_URL: value },
        { DATABASE_URL: value, DEMO_OWNER_PASSWORD: value },
        {
          DATABASE_URL: `postgres://u:${value}@db.example.com/shop?sslmode=no-verify`,
          SMTP_URL: `smtps://${value}:${value}@smtp.example.com`,
          BUILD_HOOK_URL: `https://example.com/${value}`,
        },
      ]) {
        const lines = examineVariables(source, isNetlify).map(findingLine).join('\n');
        expect(lines).not.toContain(value);
      }
    }),
  );
});

test('a file of certificates that holds none is wrong, in .env or in the shell @run.doctor', () => {
  const said = (file: string) =>
    about(examineVariables({ NODE_EXTRA_CA_CERTS: file }, false), 'NODE_EXTRA_CA_CERTS');
  const how = 'name a file of certificates (PEM), or leave the variable out.';
  expect(said('package.json')).toEqual([
    `✗ NODE_EXTRA_CA_CERTS: package.json holds no certificate (PEM): ${how}`,
  ]);
  expect(said('no-such.pem')).toEqual([
    `✗ NODE_EXTRA_CA_CERTS: no-such.pem cannot be read: ${how}`,
  ]);
  expect(said('')).toEqual([]);
});
