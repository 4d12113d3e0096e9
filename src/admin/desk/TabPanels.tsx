import { useState, type ComponentType } from 'react';
import { CategoriesTab } from '../categories/CategoriesTab.tsx';
import { part } from '../parts/part.tsx';
import { RowSkeletons } from '../parts/Skeletons.tsx';
import { TABS, type TabView, type View } from './views.ts';

const WAITING = <RowSkeletons label="Opening" />;

/** The first comes with the desk, the others when they are first shown. */
const PANELS: Record<TabView, ComponentType> = {
  categories: CategoriesTab,
  'rental-items': part(async () => (await import('../items/ItemsTab.tsx')).ItemsTab, WAITING),
  'service-packages': part(
    async () => (await import('../packages/PackagesTab.tsx')).PackagesTab,
    WAITING,
  ),
  'contact-leads': part(async () => (await import('../leads/LeadsTab.tsx')).LeadsTab, WAITING),
};

/** What has been shown stays as it was left: search, filters, page. */
export function TabPanels({ view }: { view: View }) {
  const [seen, setSeen] = useState<readonly View[]>([view]);
  if (!seen.includes(view)) setSeen([...seen, view]);
  return TABS.map((tab) => {
    const Panel = PANELS[tab.view];
    return (
      <section
        key={tab.view}
        role="tabpanel"
        id={`panel-${tab.view}`}
        aria-labelledby={`tab-${tab.view}`}
        hidden={tab.view !== view}
        className="pt-3 sm:pt-4"
      >
        <h2 className="sr-only">{tab.label}</h2>
        {seen.includes(tab.view) && <Panel />}
      </section>
    );
  });
}
