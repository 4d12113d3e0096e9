import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { MeView } from '#contracts/accounts/staff.ts';
import { $toast, dismissToast } from '#stores/toasts.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { HostedToast } from '#ui/Toast.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useStoreValue } from '#ui/use-store.ts';
import { Gate } from './accounts/session/Gate.tsx';
import { SessionEnded } from './accounts/session/SignIn.tsx';
import { ME_KEY } from './accounts/session/use-me.ts';
import { Opening } from './dashboard/AdminHeader.tsx';
import { createQueryClient } from './data/queries.ts';

/** The admin. Its page is pre-rendered without data; who is signed in is asked once it runs. */
export function Admin() {
  const isHydrated = useHydrated();
  const [hasEnded, setEnded] = useState(false);
  const [client] = useState(() => createQueryClient(() => setEnded(true)));
  useEffect(keepFocus, []);

  const resume = async () => {
    // What was asked before the sign-in would come back with a 401, and end it once more.
    const asked = client.getQueryCache().findAll({ fetchStatus: 'fetching' });
    await client.cancelQueries();
    setEnded(false);
    await client.refetchQueries({ queryKey: ME_KEY });
    // What could not be read meanwhile.
    await client.refetchQueries({
      predicate: (query) => query.state.status === 'error' || asked.includes(query),
    });
  };
  return (
    <QueryClientProvider client={client}>
      <div className="needs-script">
        {isHydrated ? <Gate /> : <Opening />}
        {hasEnded && (
          <SessionEnded
            email={client.getQueryData<MeView | null>(ME_KEY)?.email ?? ''}
            onSignedIn={() => void resume()}
            onClose={() => setEnded(false)}
          />
        )}
        <Toasts />
      </div>
    </QueryClientProvider>
  );
}

/** The one toast there is (@toast.one). It comes with the admin: it also says that nothing comes. */
function Toasts() {
  const toast = useStoreValue($toast, null);
  return toast && <HostedToast toast={toast} onDismiss={dismissToast} />;
}
