import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkOnce } from './LinkOnce.tsx';

test('the field of a link belongs to no form around it: Enter in it saves nothing', () => {
  const html = renderToStaticMarkup(<LinkOnce label="Link" hint="" link="/x" copied="" />);
  expect(html).toMatch(/<input[^>]* form=""/);
});
