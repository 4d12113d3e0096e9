import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#api-client/call.ts';
import { signInEndpoints } from '#contracts/sign-in.ts';
import { ADMIN_TOASTS } from '#site/admin-toasts.ts';
import { notify } from '#stores/toasts.ts';
import { failureWords } from '../data/failure-words.ts';
import { queryOf } from '../data/keys.ts';
import { useRefetch } from '../data/use-refetch.ts';
import { Trouble } from '../parts/Trouble.tsx';
import { deviceName, sessionWords } from './device-name.ts';

/** Where this person is signed in, and ending that. */
export function Sessions() {
  const refetch = useRefetch();
  const {
    data,
    error,
    refetch: again,
  } = useQuery({
    ...queryOf(signInEndpoints.sessions),
    // Another device may have signed in since this was last opened.
    refetchOnMount: 'always',
  });
  const ending = useMutation({
    /** @param id empty: all but this one */
    mutationFn: (id: string) =>
      id === ''
        ? call(signInEndpoints.revokeOtherSessions)
        : call(signInEndpoints.revokeSession, { body: { id } }),
    onSuccess: () => notify(ADMIN_TOASTS.sessionEnded),
    onError: (cause) =>
      notify(ADMIN_TOASTS.failed('That device was not signed out', failureWords(cause))),
    onSettled: () => refetch([signInEndpoints.sessions.path]),
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
