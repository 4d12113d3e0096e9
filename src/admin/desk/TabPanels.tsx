import { lazy, Suspense, useState, type ComponentType } from 'react';
import { CategoriesTab } from '../categories/CategoriesTab.tsx';
import { RowSkeletons } from '../parts/Skeletons.tsx';
import { TABS, type TabView, type View } from './views.ts';

/** The first comes with the desk, the others when they are first shown. */
const PANELS: Record<TabView, ComponentType> = {
  categories: CategoriesTab,
  'rental-items': lazy(async () => ({
    default: (await import('../items/ItemsTab.tsx')).ItemsTab,
  })),
  'service-packages': lazy(async () => ({
    default: (await import('../packages/PackagesTab.tsx')).PackagesTab,
  })),
  'contact-leads': lazy(async () => ({
    default: (await import('../leads/LeadsTab.tsx')).LeadsTab,
  })),
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
        className="pt-5"
      >
        <h2 className="sr-only">{tab.label}</h2>
        {seen.includes(tab.view) && (
          <Suspense fallback={<RowSkeletons label={`Opening ${tab.label}`} />}>
            <Panel />
          </Suspense>
        )}
      </section>
    );
  });
}
