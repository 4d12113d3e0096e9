import { describe, expect, test } from 'vitest';
import { EnvError, readEnv } from './env.ts';

describe('readEnv', () => {
  test('needs nothing', () => {
    expect(readEnv({})).toEqual({ DATA_DIR: '.data', PORT: 4321 });
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
      DATABASE_URL: 'postgresql://u:p@db.example.com:5432/shop?sslmode=require',
      DATA_DIR: '.data',
      PORT: 8080,
      SITE_URL: 'https://www.example.com',
    });
  });

  test.each([
    ['DATABASE_URL', 'mysql://secret@host/db'],
    ['DATABASE_URL', 'secret'],
    ['PORT', 'secret'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['SITE_URL', 'ftp://secret.example'],
    ['SITE_URL', 'secret'],
  ])('%s=%s stops with the name of the variable, never its value', (name, value) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(EnvError);
    expect(read).toThrow(new RegExp(`^The environment variable ${name} must be .+\\.$`));
    expect(read).not.toThrow(/secret/);
  });
});
