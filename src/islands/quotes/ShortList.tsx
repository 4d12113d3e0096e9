import * as text from '#site/quotes/texts.ts';
import type { ShortLine } from '#stores/quotes.ts';

/** Items with too few pieces, alternatives to them and next steps (@quote.page-short). */
export function ShortList({ short }: { short: readonly ShortLine[] }) {
  return (
    <section aria-labelledby="short-title" className="space-y-3 rounded-md bg-ivory-100 p-4">
      <h3 id="short-title" className="text-lg">
        {text.shortTitle}
      </h3>
      <ul className="space-y-3">
        {short.map(({ message, like }) => (
          <li key={message}>
            <p className="font-semibold break-words">{message}</p>
            {like.length > 0 && (
              <>
                <p className="mt-1 text-sm">{text.likeLabel}</p>
                <ul className="flex flex-wrap gap-x-4">
                  {like.map(({ name, path }) => (
                    <li key={path}>
                      <a
                        href={path}
                        target="_blank"
                        rel="noreferrer"
                        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                      >
                        <span>{name}</span>
                        <span className="sr-only">{text.newTab}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ul>
      <p>{text.shortNext}</p>
    </section>
  );
}
