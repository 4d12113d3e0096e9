import { useQuery } from '@tanstack/react-query';
import { mediaEndpoints } from '#contracts/media.ts';
import { pointIn } from '#site/media/focal-point.ts';
import { OWN_401, queryOf } from '../data/queries.ts';

/**
 * @param url of an image as it is stored; empty for none
 * @returns the address of what visitors see, its crop if it has one, and where its focal point lies (@photos.frame)
 */
export function useShown(url: string): { src: string; style?: { objectPosition: string } } {
  const { data } = useQuery({
    ...queryOf(mediaEndpoints.framed),
    enabled: url.startsWith('/'),
    // Without an answer, images are shown in their middle.
    meta: OWN_401,
  });
  const src = data?.[url] ?? url;
  const point = pointIn(src);
  return point ? { src, style: { objectPosition: `${point.x}% ${point.y}%` } } : { src };
}
