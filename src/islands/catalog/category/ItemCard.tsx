import { priceText, unitText } from '#domain/item-price.ts';
import { sizesTogether } from '#domain/item-size.ts';
import { wishlistItem, type ItemCardData } from '#site/catalog/item-card.ts';
import { optionsAvailable, photoOnRequest, viewDetails } from '#site/catalog/texts.ts';
import { itemImage, resized } from '#site/media/image.ts';
import type { Elements } from '#ui/elements.ts';
import { HeartButton } from '#ui/HeartButton.tsx';
import { DayPlace } from '../../lists/DayPlace.tsx';

export interface ItemCardProps {
  item: ItemCardData;
  /** Loads the image immediately, because it is in the first view. */
  eager?: boolean;
  /** Shows its last image on hover (@card.second). */
  hasSecond?: boolean;
  /** Shown below the link. */
  compare?: Elements | null;
  /** Level of the name in the page's outline. */
  heading?: 'h2' | 'h3';
}

const SIZES = '(min-width: 64rem) 18rem, (min-width: 40rem) 45vw, 46vw';

/** An item in a grid of cards (@card.content). */
export function ItemCard({
  item,
  eager = false,
  hasSecond = false,
  compare,
  heading: Heading = 'h2',
}: ItemCardProps) {
  const image = itemImage(item.image, 640, SIZES);
  return (
    <li className="group/card relative flex flex-col">
      <div className="card-image relative aspect-4/3 overflow-hidden rounded-md bg-ivory-200">
        <img
          {...image}
          alt={image.alt}
          width={400}
          height={300}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="size-full object-cover transition-transform duration-500 ease-soft group-hover/card:scale-[1.03]"
        />
        {hasSecond && item.second !== '' && (
          <img
            className="card-second"
            src={resized(item.second, 640)}
            alt=""
            width={400}
            height={300}
            loading="lazy"
          />
        )}
        <DayPlace id={item.id} className="card-day" />
        {item.image.url === '' && (
          <p className="absolute inset-x-2 bottom-3 text-center text-xs font-semibold text-night-600">
            {photoOnRequest}
          </p>
        )}
      </div>
      <HeartButton
        name={item.name}
        item={JSON.stringify(wishlistItem(item))}
        className="absolute top-1.5 right-1.5 z-10 sm:top-3 sm:right-3"
      />
      <Heading className="mt-3 font-display text-base leading-snug sm:mt-4 sm:text-lg">
        {sizesTogether(item.name)}
      </Heading>
      <p className="mt-1 text-sm text-night-600">
        <span className="font-semibold text-night-900">
          {priceText(item.price, item.optionCount > 0)}
        </span>
        <span>{` ${unitText(item.price, item.unit)}`}</span>
      </p>
      {item.optionCount > 0 && (
        <p className="text-sm text-night-600">{optionsAvailable(item.optionCount)}</p>
      )}
      <a
        href={item.href}
        className="mt-auto inline-flex items-center self-start pt-2 text-sm font-semibold underline decoration-brass-400 decoration-2 underline-offset-4 after:absolute after:inset-0"
      >
        <span>{viewDetails}</span>
        <span className="sr-only">{`: ${item.name}`}</span>
      </a>
      {compare}
    </li>
  );
}
