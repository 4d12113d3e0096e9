import { useState, type ComponentType } from 'react';
import { TABS, type TabView, type View } from '../address/views.ts';
import { InquiriesTab } from '../inquiries/InquiriesTab.tsx';
import { part } from '../parts/part.tsx';
import { RowSkeletons } from '../parts/Skeletons.tsx';

const WAITING = <RowSkeletons label="Opening" />;

/** What is shown on opening comes with the admin, the others when they are first shown. */
const PANELS: Record<TabView, ComponentType<{ personId: string }>> = {
  categories: part(
    async () => (await import('../categories/CategoriesTab.tsx')).CategoriesTab,
    WAITING,
  ),
  'rental-items': part(async () => (await import('../items/ItemsTab.tsx')).ItemsTab, WAITING),
  'service-packages': part(
    async () => (await import('../packages/PackagesTab.tsx')).PackagesTab,
    WAITING,
  ),
  'contact-leads': InquiriesTab,
};

/** What has been shown stays as it was left: search, filters, page. */
export function TabPanels({ view, personId }: { view: View; personId: string }) {
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
        {seen.includes(tab.view) && <Panel personId={personId} />}
      </section>
    );
  });
}
