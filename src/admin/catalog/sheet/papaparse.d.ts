/** The used part of `papaparse`, which has no types of its own. */
declare module 'papaparse' {
  interface Config {
    delimiter: string;
    /** Number of rows to read; all by default. */
    preview?: number;
  }
  interface Result {
    data: string[][];
    /** `row` counts from 0. */
    errors: { type: string; code: string; row?: number }[];
  }
  const Papa: { parse: (text: string, config: Config) => Result };
  export default Papa;
}
