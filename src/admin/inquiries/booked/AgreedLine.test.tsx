import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { blankLine } from './agreed-values.ts';
import { AgreedLine } from './AgreedLine.tsx';

const MISSED = 'The event begins on 06/14/2031 (Saturday), outside these days.';
const nothing = () => undefined;

test.each([
  ['one that leaves later is', { outOn: '2031-06-15' }, '2031-06-14', true],
  ['one that comes back before is', { backOn: '2031-06-13' }, '2031-06-14', true],
  ['one that is there is not', { outOn: '2031-06-13', backOn: '2031-06-14' }, '2031-06-14', false],
  ['one without days of its own is not', {}, '2031-06-14', false],
  ['nor is any while the event has no day', { outOn: '2031-06-15' }, '', false],
])(
  'an agreed line whose days miss the event is named as such: %s @stock.line-days',
  (_what, days, eventDate, isNamed) => {
    const markup = renderToStaticMarkup(
      <AgreedLine
        id="agreed"
        index={0}
        line={{ ...blankLine(), ...days }}
        eventDate={eventDate}
        errors={{}}
        onChange={nothing}
        onRemove={nothing}
      />,
    );
    expect(markup.includes(MISSED)).toBe(isNamed);
    expect(markup.includes('outside these days')).toBe(isNamed);
  },
);
