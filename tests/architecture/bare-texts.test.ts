import { expect, test } from 'vitest';
import { bareTexts } from '../support/bare-texts.ts';
import { limit } from '../support/limits/limit.ts';
import { sourceFiles } from '../support/tree.ts';

/** Each line with `text` is a fault. */
const EXAMPLE = `
import type { ReactNode } from 'react';
import type { Elements } from '#ui/elements.ts';
interface Props { count: number; label: string | undefined; list: string[]; some: ReactNode; elements: Elements }
const Say = ({ label }: Props) => label;
const Names = <Key extends string>({ names, of }: { names: Record<Key, string>; of: Key }) => (
  <label>
    <input />
    {names[of] /* text */}
  </label>
);
export const Example = ({ count, label, list, some, elements }: Props) => (
  <div>
    {label && <p>{label}</p>}
    {count > 0 && <b>{count > 1 ? <i>{count}</i> : 'one'}</b>}
    <p>{\`\${count} of \${list.length}\`}</p>
    {list.map((each) => <i key={each}>{each}</i>)}
    {elements}
    {/* A comment is no text. */}
    {count /* text */}
    {label ?? null /* text */}
    {list /* text */}
    {some /* text */}
    {list.map((each) => each) /* text */}
    {count > 0 && 'text'}
    {count > 0 ? <i /> : 'text'}
    <>text</>
    <Say {...{ count, label, list, some, elements }} data-is="text" />
    <p>
      text
      <i />
    </p>
  </div>
);
`;

test(
  'every text of an island and of the admin stands alone in its element @translated.parts',
  { timeout: limit(180_000) },
  () => {
    const names = sourceFiles('src/{islands,ui,admin}/**/*.tsx')
      .map(({ name }) => name)
      .filter((name) => !name.includes('.test.'));
    const file = 'src/islands/example.tsx';
    const found = bareTexts(names, { [file]: EXAMPLE });
    const isExample = (text: string) => text.startsWith(`${file}:`);
    expect(found.filter((text) => !isExample(text))).toEqual([]);
    const lines = EXAMPLE.split('\n').flatMap((line, at) =>
      line.includes('text') && !line.includes('no text') ? [at + 1] : [],
    );
    expect(
      found
        .filter(isExample)
        .map((text) => Number(text.split(':')[1]))
        .toSorted((a, b) => a - b),
    ).toEqual(lines);
  },
);
