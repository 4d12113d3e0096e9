import { useMutation, useQuery } from '@tanstack/react-query';
import { revokeOtherSessions, revokeSession, SESSIONS_PATH } from '#api-client/sign-in.ts';
import type { SessionView } from '#contracts/sign-in.ts';
import { ADMIN_TOASTS } from '#site/admin-toasts.ts';
import { notify } from '#stores/toasts.ts';
import { failureWords } from '../data/failure-words.ts';
import { useRefetch } from '../data/queries.ts';
import { moment } from '../data/times.ts';
import { Trouble } from '../parts/loading.tsx';

/** Where this person is signed in, and ending that. */
export function Sessions() {
  const refetch = useRefetch();
  const {
    data,
    error,
    refetch: again,
  } = useQuery<SessionView[]>({
    queryKey: [SESSIONS_PATH],
    // Another device may have signed in since this was last opened.
    refetchOnMount: 'always',
  });
  const ending = useMutation({
    /** @param id empty: all but this one */
    mutationFn: (id: string) => (id === '' ? revokeOtherSessions() : revokeSession({ id })),
    onSuccess: () => notify(ADMIN_TOASTS.sessionEnded),
    onError: (cause) =>
      notify(ADMIN_TOASTS.failed('That device was not signed out', failureWords(cause))),
    onSettled: () => refetch([SESSIONS_PATH]),
  });
  return (
    <section aria-labelledby="sessions-title">
      <h3 id="sessions-title" className="mb-3 text-xl">
        Where you are signed in
      </h3>
      {error && (
        <Trouble title="The list couldn’t be loaded" onRetry={() => void again()}>
          {failureWords(error)}
        </Trouble>
      )}
      <ul className="divide-y divide-ivory-300">
        {(data ?? []).map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <div className="min-w-0">
              <p className="font-semibold">{deviceName(session.userAgent)}</p>
              <p className="text-xs text-night-600">{sessionWords(session)}</p>
            </div>
            {session.current ? (
              <span className="font-semibold text-leaf-700">This device</span>
            ) : (
              <button
                type="button"
                className="button button-outline"
                aria-label={`Sign out ${deviceName(session.userAgent)}`}
                disabled={ending.isPending}
                onClick={() => ending.mutate(session.id)}
              >
                Sign out
              </button>
            )}
          </li>
        ))}
      </ul>
      {data && data.length > 1 && (
        <button
          type="button"
          className="mt-3 button button-outline"
          disabled={ending.isPending}
          onClick={() => ending.mutate('')}
        >
          Sign out all others
        </button>
      )}
    </section>
  );
}

/** In this order: what comes later calls itself by earlier names too. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** The computer itself; better-auth keeps of an IPv6 address only its network, here all zeros. */
const LOOPBACK = /^(?:::ffff:)?127\.|^[0:]*:[0:]*1?$/;

/** @returns `Chrome on Windows`, as far as a browser says what it is */
export function deviceName(userAgent: string): string {
  const nameIn = (names: readonly (readonly [string, string])[]) =>
    names.find(([sign]) => userAgent.includes(sign))?.[1];
  return [nameIn(BROWSERS) ?? 'A browser', nameIn(SYSTEMS)].filter(Boolean).join(' on ');
}

/** @returns when a session was last used, to some minutes, and from which address that was */
export function sessionWords(session: SessionView): string {
  const { address } = session;
  const where = LOOPBACK.test(address) ? 'this computer' : `the address ${address}`;
  const from = address === '' ? '' : `, from ${where}`;
  const used = session.current ? 'In use now' : `Last used about ${moment(session.lastSeenAt)}`;
  return used + from;
}
