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

/** The admin. Its page is pre-rendered without data; the session is read when it runs. */
export function Admin() {
  const isHydrated = useHydrated();
  const [hasEnded, setEnded] = useState(false);
  const [client] = useState(() => createQueryClient(() => setEnded(true)));
  useEffect(keepFocus, []);

  const resume = async () => {
    // Requests sent before the sign-in would get 401, and open the sign-in again.
    const interrupted = client.getQueryCache().findAll({ fetchStatus: 'fetching' });
    await client.cancelQueries();
    setEnded(false);
    await client.refetchQueries({ queryKey: ME_KEY });
    // Reads again what failed or was canceled.
    await client.refetchQueries({
      predicate: (query) => query.state.status === 'error' || interrupted.includes(query),
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

/**
 * The toast area (@toast.one). Loaded with the admin, because it also reports that parts fail to
 * load.
 */
function Toasts() {
  const toast = useStoreValue($toast, null);
  return toast && <HostedToast toast={toast} onDismiss={dismissToast} />;
}
