import { useEffect, useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import type { BarView, View } from '../address/place.ts';
import { InquiriesTab } from '../inquiries/InquiriesTab.tsx';
import { page } from '../parts/loading.tsx';
import { DASHBOARD, VIEW_LABELS } from '../parts/texts.ts';

interface TabBarProps {
  /** Tabs that this person may open. */
  tabs: readonly BarView[];
  view: View;
  /** Number of new requests as shown; may be empty. */
  newRequests: string;
  onView: (view: BarView) => void;
}

/** @returns the index of the tab that a key moves to, or null (WAI-ARIA tabs) */
export function tabAfterKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** The tab bar (@admin.tabs), with the keys of WAI-ARIA tabs. */
export function TabBar({ tabs, view, newRequests, onView }: TabBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const current = Math.max(
    0,
    tabs.findIndex((tab) => tab === view),
  );
  // Scrolls to the open tab: on a phone, the bar can be wider than the screen.
  useEffect(() => {
    const element = bar.current;
    const tab = element?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (element && tab) {
      element.scrollLeft = tab.offsetLeft - (element.clientWidth - tab.offsetWidth) / 2;
    }
  }, [view]);
  const move = (event: KeyboardEvent) => {
    const next = tabAfterKey(event.key, current, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    onView(tab);
    bar.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div
      ref={bar}
      role="tablist"
      aria-label={DASHBOARD.title}
      className={`relative -mx-4 grid ${tabs.length > 4 ? 'grid-cols-[repeat(5,auto)]' : 'grid-cols-4'} overflow-x-auto border-b border-ivory-300 px-1 sm:mx-0 sm:flex sm:px-0`}
    >
      {tabs.map((tab, index) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`tab-${tab}`}
          aria-controls={`panel-${tab}`}
          aria-selected={tab === view}
          tabIndex={index === current ? 0 : -1}
          className="min-h-12 min-w-min shrink-0 border-b-2 border-transparent px-1 text-xs leading-tight font-semibold text-night-600 -outline-offset-2 hover:bg-ivory-100 aria-selected:border-night-900 aria-selected:text-night-900 sm:min-h-11 sm:px-5 sm:text-sm"
          onClick={() => onView(tab)}
          onKeyDown={move}
        >
          <span>{VIEW_LABELS[tab]}</span>
          {tab === 'contact-leads' && newRequests !== '' && (
            <span className="badge ml-2 bg-rose-100 text-rose-600">
              <span>{newRequests}</span>
              <span className="sr-only">{` ${DASHBOARD.new}`}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

/** The panel of `FIRST_VIEW` loads with the admin, each other one when it is first shown. */
const PANELS: Record<BarView, ComponentType<{ personId: string }>> = {
  categories: page(
    async () => (await import('../catalog/categories/CategoriesTab.tsx')).CategoriesTab,
  ),
  'rental-items': page(async () => (await import('../catalog/items/ItemsTab.tsx')).ItemsTab),
  'service-packages': page(
    async () => (await import('../catalog/packages/PackagesTab.tsx')).PackagesTab,
  ),
  'contact-leads': InquiriesTab,
  settings: page(async () => (await import('../settings/SettingsTab.tsx')).SettingsTab),
};

interface TabPanelsProps {
  tabs: readonly BarView[];
  view: View;
  personId: string;
}

/** Keeps panels mounted once shown, so that they stay as they were left. */
export function TabPanels({ tabs, view, personId }: TabPanelsProps) {
  const [seen, setSeen] = useState<readonly View[]>([view]);
  if (!seen.includes(view)) setSeen([...seen, view]);
  return tabs.map((tab) => {
    const Panel = PANELS[tab];
    return (
      <section
        key={tab}
        role="tabpanel"
        id={`panel-${tab}`}
        aria-labelledby={`tab-${tab}`}
        hidden={tab !== view}
        className="pt-3 sm:pt-4"
      >
        <h2 className="sr-only">{VIEW_LABELS[tab]}</h2>
        {seen.includes(tab) && <Panel personId={personId} />}
      </section>
    );
  });
}
