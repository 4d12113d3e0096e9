import { resized } from '#site/media/image.ts';
import { PageIcon } from '#ui/PageIcon.tsx';
import { useShown } from '../media/use-shown.ts';

/** Width requested from the image CDN, in pixels. */
const WIDTH = 320;

/** A small image beside a name that says the same, so its alternative text is empty. */
export function Thumbnail({ url }: { url: string }) {
  const { src, ...position } = useShown(url);
  const frameClass = 'size-11 shrink-0 rounded-sm bg-ivory-200 lg:size-8';
  if (url === '') {
    return (
      <span className={`${frameClass} grid place-items-center text-night-500`}>
        <PageIcon name="image" />
      </span>
    );
  }
  return (
    <img
      src={resized(src, WIDTH)}
      {...position}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      decoding="async"
      className={`${frameClass} object-cover`}
    />
  );
}
