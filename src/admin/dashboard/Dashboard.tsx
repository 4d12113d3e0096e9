import { useEffect } from 'react';
import type { MeView } from '#contracts/accounts/staff.ts';
import { inquiryEndpoints } from '#contracts/inquiries/list.ts';
import type { Permission } from '#contracts/permissions.ts';
import { shopFacts } from '#site/shop/shop-facts.ts';
import { LoweredRole, LoweredRoleContext } from '../accounts/session/LoweredRole.tsx';
import { OwnPermissions } from '../accounts/session/may.ts';
import { useLoweredRole } from '../accounts/session/use-lowered-role.ts';
import { BAR, FIRST_PAGE, FIRST_VIEW, type BarView, type View } from '../address/place.ts';
import { showList, showView, usePlace } from '../address/router.ts';
import { useRefetch } from '../data/queries.ts';
import { countWords, NewRequests, useNewRequests } from '../inquiries/NewRequests.tsx';
import { page } from '../parts/loading.tsx';
import { DASHBOARD, VIEW_LABELS } from '../parts/texts.ts';
import { PublishingBar } from '../publishing/PublishingBar.tsx';
import { MailBanner } from '../status/MailBanner.tsx';
import { AdminHeader } from './AdminHeader.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { TabBar, TabPanels } from './Tabs.tsx';

const Account = page(async () => (await import('../accounts/own/Account.tsx')).Account);
const Activity = page(async () => (await import('../history/Activity.tsx')).Activity);
const People = page(async () => (await import('../people/People.tsx')).People);
const Photos = page(async () => (await import('../media/photos/Photos.tsx')).Photos);
const Staff = page(async () => (await import('../accounts/staff/Staff.tsx')).Staff);
const Status = page(async () => (await import('../status/Status.tsx')).Status);

/** Permissions that views need. Not read from their endpoints, whose schemas would load with the first view. */
const NEEDS: Partial<Record<View, Permission>> = {
  photos: 'catalog.read',
  staff: 'staff.manage',
  'personal-data': 'people.manage',
  activity: 'activity.read',
  settings: 'settings.manage',
};

/** The admin after sign-in. */
export function Dashboard({ me: currentMe }: { me: MeView }) {
  const { me, isLowered, giveUp } = useLoweredRole(currentMe);
  const place = usePlace();
  const mayOpen = (candidate: View) => {
    const needed = NEEDS[candidate];
    return needed === undefined || me.permissions.includes(needed);
  };
  const view = mayOpen(place.view) ? place.view : FIRST_VIEW;
  const refetch = useRefetch();
  const count = useNewRequests(me.id, view);
  const newRequests = count === 0 ? '' : countWords(count);
  useTitle(view, newRequests);
  useEffect(() => closeHiddenDialogs(), [view]);

  const showNewRequests = () => {
    showList('contact-leads', FIRST_PAGE);
    showView('contact-leads');
    void refetch([inquiryEndpoints.list.path]);
    // The button disappears, so the focus moves to the requests.
    document.querySelector<HTMLElement>('#tab-contact-leads')?.focus();
  };
  const tabs = BAR.filter(mayOpen);
  // The tab of the requests announces new ones by a number, so a press on it shows them.
  const openTab = (tab: BarView) =>
    tab === 'contact-leads' && count > 0 ? showNewRequests() : showView(tab);
  return (
    <LoweredRoleContext value={isLowered ? { role: me.role, onContinue: giveUp } : null}>
      <OwnPermissions value={me.permissions}>
        <AdminHeader>
          <PersonMenu me={me} mayOpen={mayOpen} onView={showView} />
        </AdminHeader>
        <main className="mx-auto max-w-page px-4 pb-24 sm:px-6">
          <LoweredRole />
          <PublishingBar />
          <MailBanner />
          <TabBar tabs={tabs} view={view} newRequests={newRequests} onView={openTab} />
          {/* Above the list, which may be longer than the window. */}
          {view !== place.view && (
            <p role="status" className="my-4 rounded-md bg-brass-200 p-3">
              {DASHBOARD.forOwners(VIEW_LABELS[place.view])}
            </p>
          )}
          <TabPanels tabs={tabs} view={view} personId={me.id} />
          {view === 'photos' && <Photos mayEdit={me.permissions.includes('media.write')} />}
          {view === 'account' && <Account me={me} />}
          {view === 'staff' && <Staff me={me} />}
          {view === 'personal-data' && <People />}
          {view === 'activity' && <Activity />}
          {view === 'status' && <Status />}
          <NewRequests count={count} onShow={showNewRequests} />
        </main>
      </OwnPermissions>
    </LoweredRoleContext>
  );
}

/**
 * Closes dialogs without an address in a tab that Back has hidden: they would make the page inert.
 */
function closeHiddenDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    if (!dialog.checkVisibility()) dialog.close();
  }
}

/**
 * Sets the page's title to the number of new requests and the view.
 * @param newRequests the number as shown; may be empty
 */
function useTitle(view: View, newRequests: string): void {
  const title = DASHBOARD.viewTitle(newRequests, VIEW_LABELS[view], shopFacts().name);
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = DASHBOARD.pageTitle(shopFacts().name);
    };
  }, [title]);
}
