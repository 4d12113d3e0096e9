/** Messages in the shapes of public collections: one a line, `name | place | message`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface SentMessage {
  name: string;
  place: string;
  message: string;
}

/** @param file without its folder and ending */
export function readMessages(file: string): SentMessage[] {
  const lines = readFileSync(path.join(import.meta.dirname, `${file}.txt`), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [name = '', place = '', message = ''] = line.split(' | ');
    return { name, place, message };
  });
}
