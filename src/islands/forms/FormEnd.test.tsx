import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PAGES } from '#site/paths.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { setShop } from '#site/shop/shop.ts';
import { FormEnd } from './FormEnd.tsx';

setShop({ settings: DEFAULT_SETTINGS, media: new Map() }, new Date());

test('ends with phone, mail address and privacy policy, sent or not @form.end', () => {
  for (const failure of ['', 'You are offline, so nothing was sent.']) {
    const markup = renderToStaticMarkup(
      <FormEnd
        label="Send"
        pendingLabel="Sending..."
        pending={false}
        failure={failure}
        prefilled={false}
        elsewhere=""
        onForget={() => {}}
        onUndo={null}
      />,
    );
    const links = [...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual(['tel:+13135550142', 'mailto:hello@woodward.example', PAGES.privacy]);
  }
});
