/** Another user than root, for what must not need root. */
import { execFileSync } from 'node:child_process';

/** As whom a program is to run; nothing set means: as the user of this process. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

/** `nobody` exists on every Unix, so no user has to be made. */
export function unprivilegedUser(): RunAs {
  if (process.getuid?.() !== 0) return {};
  const id = (kind: '-u' | '-g'): number =>
    Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
