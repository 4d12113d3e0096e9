import { useState } from 'react';
import { printedOn } from '#site/lists/texts.ts';
import { shopFacts } from '#site/shop/shop-facts.ts';
import styles from './sheet.css?inline';

/** Few visitors print, so no page's style sheet has its rules. The policy allows this form. */
if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

/** Whose list it is and from when, on paper alone (@wishlist.print). */
export function Letterhead() {
  const { name, phone, email } = shopFacts();
  const [today] = useState(() => new Date().toLocaleDateString('en-US', { dateStyle: 'long' }));
  return (
    <div className="mb-6 hidden items-baseline justify-between gap-4 border-b pb-3 print:flex">
      <p className="font-display text-2xl">{name}</p>
      <p className="text-right text-sm">
        <span>{`${phone} · ${email}`}</span>
        <br />
        <span>{printedOn(today)}</span>
      </p>
    </div>
  );
}
