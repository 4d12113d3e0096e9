import { describe, expect, test } from 'vitest';
import { EnvError, readEnv } from './env.ts';

describe('readEnv', () => {
  test('needs nothing', () => {
    expect(readEnv({})).toEqual({
      DATA_DIR: '.data',
      PORT: 4321,
      BUILD_CACHE_DIR: '.cache/site',
      KEEP_REQUESTS_MONTHS: 24,
      KEEP_MAILS_DAYS: 30,
    });
  });

  test('an empty variable counts as not set', () => {
    expect(readEnv({ DATABASE_URL: '', PORT: '', DATA_DIR: '' })).toEqual(readEnv({}));
  });

  test('reads what is set and ignores the rest', () => {
    const read = readEnv({
      DATABASE_URL: 'postgresql://u:p@db.example.com:5432/shop?sslmode=require',
      PORT: '8080',
      SITE_URL: 'https://www.example.com',
      HOME: '/home/somebody',
    });
    expect(read).toEqual({
      ...readEnv({}),
      DATABASE_URL: 'postgresql://u:p@db.example.com:5432/shop?sslmode=require',
      PORT: 8080,
      SITE_URL: 'https://www.example.com',
    });
  });

  test('takes the slash off the end of the public address', () => {
    const { SITE_URL, URL: url } = readEnv({
      SITE_URL: 'https://www.example.com/',
      URL: 'https://shop.example//',
    });
    expect([SITE_URL, url]).toEqual(['https://www.example.com', 'https://shop.example']);
  });

  test('something is kept for a number of months or days, or forever', () => {
    for (const [text, kept] of [
      ['1', 1],
      ['120', 120],
      ['forever', null],
    ] as const) {
      const read = readEnv({ KEEP_REQUESTS_MONTHS: text, KEEP_MAILS_DAYS: text });
      expect([read.KEEP_REQUESTS_MONTHS, read.KEEP_MAILS_DAYS]).toEqual([kept, kept]);
    }
  });

  test.each([
    ['KEEP_REQUESTS_MONTHS', '0'],
    ['KEEP_REQUESTS_MONTHS', '121'],
    ['KEEP_REQUESTS_MONTHS', 'secret'],
    ['KEEP_MAILS_DAYS', '0'],
    ['KEEP_MAILS_DAYS', '-1'],
    ['KEEP_MAILS_DAYS', '3651'],
    ['KEEP_MAILS_DAYS', '1.5'],
    ['DATABASE_URL', 'mysql://secret@host/db'],
    ['DATABASE_URL', 'secret'],
    ['PORT', 'secret'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['SITE_URL', 'ftp://secret.example'],
    ['SITE_URL', 'secret'],
    ['SMTP_URL', 'https://user:secret@mail.example'],
    ['MAIL_TO', 'secret'],
    ['BUILD_HOOK_URL', 'secret'],
    ['SENTRY_DSN', 'https://secret.example/1'],
    ['SENTRY_DSN', 'https://key@secret.example'],
    ['DEMO_OWNER_EMAIL', 'secret'],
  ])('%s=%s stops with the name of the variable, never its value @run.settings', (name, value) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(EnvError);
    expect(read).toThrow(new RegExp(`^The environment variable ${name} must be .+\\.$`));
    expect(read).not.toThrow(/secret/);
  });

  test.each([
    ['AUTH_SECRET', 'secret'],
    ['HASH_SALT', 'secret'],
    ['DEMO_OWNER_PASSWORD', 'secret'],
  ])('a %s that is too short is named, never shown', (name, value) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(new RegExp(`^The environment variable ${name} must have .+\\.$`));
    expect(read).not.toThrow(/secret/);
  });

  test.each([
    ['DATA_DIR', 1000],
    ['BUILD_CACHE_DIR', 1000],
    ['MAIL_DIR', 1000],
    ['LISTEN_HOST', 255],
    ['TRUST_PROXY', 1000],
    ['AUTH_SECRET', 1000],
    ['HASH_SALT', 1000],
    ['CONTEXT', 200],
    ['SITE_ID', 150],
  ])('a %s of more than %d characters is named, never shown @run.settings', (name, most) => {
    const read = () => readEnv({ [name]: 'x'.repeat(most + 1) });
    expect(read).toThrow(`The environment variable ${name} must have at most ${most} characters.`);
    const longest = '1'.padStart(most, '0');
    expect(readEnv({ [name]: longest })).toHaveProperty(name);
  });
});
