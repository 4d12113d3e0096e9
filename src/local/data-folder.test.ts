import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { takeDataFolder } from './data-folder.ts';

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'woodward-data-'));
  folder = path.join(parent, 'shop');
});
afterEach(() => rmSync(parent, { recursive: true }));

/** Takes and releases the folder. @returns its permissions */
function permissionsAfter(): number {
  takeDataFolder(folder)?.release();
  return statSync(folder).mode & 0o777;
}

// Windows has no such permissions.
describe.skipIf(process.platform === 'win32')('other users of the machine', () => {
  test('cannot enter a folder that was made for the shop', () => {
    expect(permissionsAfter()).toBe(0o700);
  });

  test('nor an existing one that was empty or open', () => {
    mkdirSync(folder, { mode: 0o755 });
    expect(permissionsAfter()).toBe(0o700);
    chmodSync(folder, 0o755);
    expect(permissionsAfter()).toBe(0o700);
  });

  test("cannot read the shop's files in a folder that they may enter @run.folder", () => {
    mkdirSync(path.join(folder, 'lost+found'), { recursive: true });
    chmodSync(folder, 0o755);
    takeDataFolder(folder)?.release();
    for (const name of ['db', 'mail']) mkdirSync(path.join(folder, name));
    const file = path.join(folder, 'mail', 'a.eml');
    writeFileSync(file, 'A link');
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test.skipIf(process.getuid?.() !== 0)('root does not take over their folder', () => {
    mkdirSync(folder);
    chownSync(folder, 1234, 1234);
    expect(() => takeDataFolder(folder)).toThrow(/belongs to the user 1234.*sudo -u '#1234'/);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('keep access to a folder with their files', () => {
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    writeFileSync(path.join(folder, 'letter.txt'), 'Not ours.');
    expect(permissionsAfter()).toBe(0o755);
  });
});
