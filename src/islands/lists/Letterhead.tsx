import { useState } from 'react';
import { printedOn } from '#site/lists/texts.ts';
import { shopFacts } from '#site/shop/shop-facts.ts';
import styles from './sheet.css?inline';

/** Styles of this script instead of each page, because few visitors print. The CSP allows a constructed style sheet. */
if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

/** The shop and the date, only in print (@wishlist.print). */
export function Letterhead() {
  const { name, phone, email } = shopFacts();
  const [today] = useState(() => new Date().toLocaleDateString('en-US', { dateStyle: 'long' }));
  return (
    <div className="mb-6 hidden items-baseline justify-between gap-4 border-b pb-3 print:flex">
      <p translate="no" className="font-display text-2xl">
        {name}
      </p>
      <p className="text-right text-sm">
        <span translate="no">{`${phone} · ${email}`}</span>
        <br />
        <span>{printedOn(today)}</span>
      </p>
    </div>
  );
}
