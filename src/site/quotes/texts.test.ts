import { expect, test } from 'vitest';
import * as text from './texts.ts';

test('nothing says that a link was mailed: it may have been passed on by hand @quote.unmailed', () => {
  const all = Object.values(text).filter((each) => typeof each === 'string');
  expect(all.filter((each) => /emailed|(?:our|latest) email/i.test(each))).toEqual([]);
});
