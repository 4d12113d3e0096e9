import type { MeView } from '#contracts/staff.ts';
import { part } from '../parts/part.tsx';
import { RowSkeletons } from '../parts/Skeletons.tsx';
import { PublishingBar } from '../publishing/PublishingBar.tsx';
import { DeskHeader } from './DeskHeader.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { TabBar } from './TabBar.tsx';
import { TabPanels } from './TabPanels.tsx';
import { useView } from './use-view.ts';

const WAITING = <RowSkeletons label="Opening" />;
const Account = part(async () => (await import('../account/Account.tsx')).Account, WAITING);
const Staff = part(async () => (await import('../staff/Staff.tsx')).Staff, WAITING);

/** The desk of somebody who is signed in (spec §2, "Admin screen"). */
export function Dashboard({ me }: { me: MeView }) {
  const mayManageStaff = me.permissions.includes('staff.manage');
  const [view, go] = useView(mayManageStaff);
  return (
    <>
      <DeskHeader>
        <PersonMenu me={me} mayManageStaff={mayManageStaff} onView={go} />
      </DeskHeader>
      <main className="mx-auto max-w-page px-4 pb-24 sm:px-6">
        <PublishingBar mayRollBack={me.permissions.includes('publishing.rollback')} />
        <TabBar view={view} onView={go} />
        <TabPanels view={view} />
        {view === 'account' && <Account me={me} />}
        {view === 'staff' && <Staff me={me} />}
      </main>
    </>
  );
}
