import { useEffect } from 'react';
import { sizesTogether } from '#domain/item-size.ts';
import * as text from '#site/catalog/compare-texts.ts';
import { comparedIn, withoutCompared, type Compared } from '#site/catalog/compare.ts';
import { wishlistItem } from '#site/catalog/item-card.ts';
import { viewDetails } from '#site/catalog/texts.ts';
import { itemImage, resized } from '#site/media/image.ts';
import { HeartButton } from '#ui/HeartButton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

export interface CompareProps {
  /** Name of the category. */
  name: string;
  items: Compared[];
  /** Address of the category. */
  list: string;
}

const FACTS = ['size', 'drop', 'fabric', 'care', 'price'] as const;

/** Shows the items named in the address side by side, or all items as rows (@compare.choose). */
export function Compare({ name, items, list }: CompareProps) {
  // The page was built without a query, and hydration must match it.
  const live = useHydrated();
  const chosen = live ? comparedIn(location.search, items) : [];
  // The way back, built without a query, leads to the list as it was left.
  useEffect(() => {
    const back = `.compare-page a[href="${list}"]`;
    for (const link of document.querySelectorAll<HTMLAnchorElement>(back)) {
      link.search = location.search;
    }
  }, [list]);
  return (
    <>
      {chosen.length > 0 ? <SideBySide chosen={chosen} /> : <All items={items} />}
      {chosen.length > 0 && (
        <p className="mt-8">
          <a
            href={withoutCompared(location.search)}
            className="font-semibold underline underline-offset-4"
          >
            {text.showAll(name)}
          </a>
        </p>
      )}
    </>
  );
}

function All({ items }: { items: readonly Compared[] }) {
  return (
    <table className="compare-all">
      <thead>
        <tr>
          <th scope="col">{text.columns.name}</th>
          {FACTS.map((fact) => (
            <th key={fact} scope="col">
              {text.columns[fact]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.slug}>
            <th scope="row">
              <a href={item.card.href} className="compare-name">
                {item.card.image.url !== '' && (
                  <img
                    src={resized(item.card.image.url, 320)}
                    alt=""
                    width={64}
                    height={48}
                    loading="lazy"
                  />
                )}
                <span>{sizesTogether(item.card.name)}</span>
              </a>
            </th>
            {FACTS.map((fact) => (
              <td key={fact}>{item[fact] || text.unknown}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SideBySide({ chosen }: { chosen: readonly Compared[] }) {
  return (
    <table className="compare-some">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{text.fact}</span>
          </th>
          {chosen.map((item) => (
            <Head key={item.slug} item={item} />
          ))}
        </tr>
      </thead>
      <tbody>
        {FACTS.map((fact) => (
          <tr key={fact}>
            <th scope="row">{text.columns[fact]}</th>
            {chosen.map((item) => (
              <td key={item.slug}>{item[fact] || text.unknown}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ item }: { item: Compared }) {
  const { card } = item;
  const image = itemImage(card.image, 640, '18rem');
  return (
    <th scope="col">
      <div className="relative">
        <img {...image} alt={image.alt} width={400} height={300} />
        <HeartButton
          name={card.name}
          item={JSON.stringify(wishlistItem(card))}
          className="absolute top-1.5 right-1.5"
        />
      </div>
      <p className="mt-3 font-display text-lg leading-snug">{sizesTogether(card.name)}</p>
      <p className="mt-2 flex flex-wrap gap-x-4 text-sm">
        <a href={card.href} className="underline underline-offset-4">
          <span>{viewDetails}</span>
          <span className="sr-only">{`: ${card.name}`}</span>
        </a>
        <a
          href={withoutCompared(location.search, item.slug)}
          className="underline underline-offset-4"
        >
          <span>{text.removeFrom}</span>
          <span className="sr-only">{` ${card.name}`}</span>
        </a>
      </p>
    </th>
  );
}
