import { useQuery } from '@tanstack/react-query';
import { isSection, settingsEndpoints } from '#contracts/settings/endpoints.ts';
import type { Section } from '#contracts/settings/sections.ts';
import { openDialog, showView, useOpenId } from '../address/router.ts';
import { queryOf } from '../data/queries.ts';
import { hasDraft } from '../form/kept-draft.ts';
import { NamedBadge } from '../parts/Badge.tsx';
import { Button } from '../parts/Button.tsx';
import { Reading } from '../parts/loading.tsx';
import { useWide } from '../parts/use-wide.ts';
import { sectionDraftKey } from './section-form.ts';
import { SectionPage } from './SectionPage.tsx';
import { SECTION_GROUPS, SECTION_TEXTS, SETTINGS_TAB } from './texts.ts';

/** Section shown beside the overview, if there is room for both. */
const FIRST: Section = 'business';

/** The owner's settings: an overview, and one section at a time (@settings.sections). */
export function SettingsTab() {
  const openId = useOpenId('section') ?? '';
  const isWide = useWide();
  const all = useQuery(queryOf(settingsEndpoints.read));
  const chosen = isSection(openId) ? openId : null;
  const section = chosen ?? (isWide ? FIRST : null);
  const view = all.data?.find((candidate) => candidate.section === section);
  return (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
      {(isWide || section === null) && <Overview current={section} />}
      {section !== null && (
        <div className="min-w-0">
          {!isWide && (
            <Button look="quiet" className="-ml-4" onClick={() => showView('settings')}>
              {`← ${SETTINGS_TAB.all}`}
            </Button>
          )}
          {view ? (
            <SectionPage key={section} view={view} />
          ) : (
            <Reading of={all} failed={SETTINGS_TAB.notLoaded} loading={SETTINGS_TAB.loading} />
          )}
        </div>
      )}
    </div>
  );
}

/** Links to all sections, by subject. */
function Overview({ current }: { current: Section | null }) {
  return (
    // Sticky beside a long section. In a window too low for all links, it scrolls with the page.
    <nav
      aria-label={SETTINGS_TAB.sections}
      className="pb-6 lg:top-14 lg:self-start lg:pt-1 lg:pb-2 lg:[@media(height>=51rem)]:sticky"
    >
      {current === null && <p className="mb-4 text-night-600">{SETTINGS_TAB.intro}</p>}
      {SECTION_GROUPS.map(({ title, sections }) => (
        <div key={title} className="mb-5 lg:mb-3 lg:last:mb-0">
          <h3 className="mb-1 font-sans text-xs font-semibold tracking-normal text-night-600">
            {title}
          </h3>
          <ul>
            {sections.map((section) => (
              <li key={section}>
                <button
                  type="button"
                  aria-current={section === current ? 'page' : undefined}
                  className="-mx-3 flex min-h-11 w-[calc(100%+1.5rem)] items-center justify-between gap-2 rounded-sm px-3 py-1.5 text-left hover:bg-ivory-100 aria-[current]:bg-ivory-200 aria-[current]:font-semibold max-lg:font-semibold lg:min-h-7 lg:py-0"
                  onClick={() => openDialog({ name: 'section', id: section })}
                >
                  <span className="min-w-0">
                    <span>{SECTION_TEXTS[section].name}</span>
                    <span className="block text-xs font-normal text-night-600 lg:hidden">
                      {SECTION_TEXTS[section].intro}
                    </span>
                  </span>
                  {hasDraft(sectionDraftKey(section)) && section !== current && (
                    <NamedBadge name="unsaved" />
                  )}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
