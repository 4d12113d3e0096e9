/** Keys as WebDriver has them (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const CODES: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/** @returns the actions of one key, as `Enter` or `Shift+Tab` */
export function keyActions(key: string): { type: 'keyDown' | 'keyUp'; value: string }[] {
  const values = key === '+' ? [key] : key.split('+').map(code);
  return [
    ...values.map((value) => ({ type: 'keyDown' as const, value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp' as const, value })),
  ];
}

function code(key: string): string {
  return CODES[key] ?? key;
}
