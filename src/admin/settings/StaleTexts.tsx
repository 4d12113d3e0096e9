import type { MouseEvent } from 'react';
import type { StaleText } from '#site/settings/stale-texts.ts';
import { FIRST_PAGE, hrefOf, type Dialog } from '../address/place.ts';
import { openDialog } from '../address/router.ts';
import { SECTION_TEXTS, STALE } from './texts.ts';

/**
 * Lists texts that still have the former number after a save, with links to them (@settings.stale).
 */
export function StaleTexts({ texts }: { texts: readonly StaleText[] }) {
  return (
    <div role="status" className={texts.length === 0 ? '' : 'mt-4 rounded-md bg-brass-200 p-3'}>
      {texts.length > 0 && (
        <>
          <p className="font-semibold">{STALE.title}</p>
          <ul className="mt-1 list-disc pl-5">
            {texts.map((text) => (
              <li key={`${text.section} ${text.entry} ${text.words}`}>
                <StaleLink text={text} />
              </li>
            ))}
          </ul>
          <p className="mt-1">{STALE.advice}</p>
        </>
      )}
    </div>
  );
}

function StaleLink({ text: { section, entry, words } }: { text: StaleText }) {
  const dialog: Dialog = { name: 'section', id: section };
  const open = (press: MouseEvent) => {
    // Lets the browser open a new tab or window.
    if (press.metaKey || press.ctrlKey || press.shiftKey) return;
    press.preventDefault();
    openDialog(dialog);
  };
  return (
    <a
      href={hrefOf({ view: 'settings', list: FIRST_PAGE, dialog })}
      className="font-semibold underline underline-offset-4"
      onClick={open}
    >
      {STALE.place(words, SECTION_TEXTS[section].name, entry)}
    </a>
  );
}
