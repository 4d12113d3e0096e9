import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StaleTexts } from './StaleTexts.tsx';

test('each text that names the number from before is a link to its section @settings.stale', () => {
  const markup = renderToStaticMarkup(
    <StaleTexts
      texts={[
        { section: 'faq', entry: 'Do you take a deposit?', words: '30%' },
        { section: 'quotes', entry: '', words: '30%' },
      ]}
    />,
  );
  const links = [...markup.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, ...link]) => link);
  expect(links).toEqual([
    [expect.stringContaining('faq'), '30% in FAQ: Do you take a deposit?'],
    [expect.stringContaining('quotes'), '30% in Quotes'],
  ]);
});

test('nothing is said where none is left @settings.stale', () => {
  expect(renderToStaticMarkup(<StaleTexts texts={[]} />)).not.toMatch(/<(?:p|ul)/);
});
