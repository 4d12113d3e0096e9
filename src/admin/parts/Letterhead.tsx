import { shopFacts } from '#site/shop/shop-facts.ts';

/** Name, phone and email of the shop, for print. */
export function Letterhead() {
  const { name, phone, email } = shopFacts();
  return (
    <header className="border-b border-ivory-300 pb-3">
      <p className="font-display text-2xl">{name}</p>
      <p className="text-sm text-night-600">
        <span className="inline-block">{phone}</span>
        <span>{`${phone !== '' && email !== '' ? ' · ' : ''}${email}`}</span>
      </p>
    </header>
  );
}
