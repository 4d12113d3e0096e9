import type { Statement } from './types.ts';

/**
 * Rows of one section that are shown by tests of one file.
 * @param section of the specification
 * @param file path of the test file from the project's folder
 * @param titles title of the test, by statement
 */
export function shownBy(
  section: Statement['section'],
  file: `${string}.${'spec' | 'test'}.${'ts' | 'tsx'}`,
  titles: Readonly<Record<string, string>>,
): Statement[] {
  return Object.entries(titles).map(([statement, title]) => ({
    section,
    statement,
    test: `${file} › ${title}`,
  }));
}
