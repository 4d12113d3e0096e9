import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MAIL_HREF, PHONE_HREF } from '#site/config.ts';
import { PAGES } from '#site/paths.ts';
import { FormEnd } from './FormEnd.tsx';

test('ends with phone, mail address and privacy policy, sent or not @form.end', () => {
  for (const failure of ['', 'You are offline, so nothing was sent.']) {
    const markup = renderToStaticMarkup(
      <FormEnd
        label="Send"
        pendingLabel="Sending..."
        pending={false}
        failure={failure}
        prefilled={false}
        onForget={() => {}}
      />,
    );
    const links = [...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual([PHONE_HREF, MAIL_HREF, PAGES.privacy]);
  }
});
