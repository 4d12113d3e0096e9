import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#api-client/call.ts';
import { signInEndpoints, type SessionView } from '#contracts/accounts/sign-in.ts';
import { notify } from '#stores/toasts.ts';
import { queryOf } from '../../data/queries.ts';
import { moment } from '../../data/times.ts';
import { Button } from '../../parts/Button.tsx';
import { Reading } from '../../parts/loading.tsx';
import { Section } from '../../parts/Page.tsx';
import { ADMIN_TOASTS } from '../../parts/toast-texts.ts';
import { SESSIONS } from '../texts.ts';

/** Lists and ends the person's sessions. */
export function Sessions() {
  const sessions = useQuery({
    ...queryOf(signInEndpoints.sessions),
    // Another device may have signed in since.
    refetchOnMount: 'always',
  });
  const { data = [] } = sessions;
  const ending = useMutation({
    /** @param id of the session to end; empty for all except this device's */
    mutationFn: (id: string) =>
      id === ''
        ? call(signInEndpoints.revokeOtherSessions)
        : call(signInEndpoints.revokeSession, { body: { id } }),
    onSuccess: () => notify(ADMIN_TOASTS.sessionEnded),
    meta: { failed: SESSIONS.notSignedOut, rereads: [signInEndpoints.sessions.path] },
  });
  return (
    <Section title={SESSIONS.title}>
      <Reading of={sessions} failed={SESSIONS.notLoaded} />
      <ul className="divide-y divide-ivory-300">
        {data.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <div className="min-w-0">
              <p className="font-semibold">{deviceName(session.userAgent)}</p>
              <p className="text-xs text-night-600">{sessionWords(session)}</p>
            </div>
            {session.current ? (
              <span className="font-semibold text-leaf-700">{SESSIONS.thisDevice}</span>
            ) : (
              <Button
                look="outline"
                aria-label={SESSIONS.signOutOf(deviceName(session.userAgent))}
                disabled={ending.isPending}
                onClick={() => ending.mutate(session.id)}
              >
                {SESSIONS.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.length > 1 && (
        <Button
          look="outline"
          className="mt-3"
          disabled={ending.isPending}
          onClick={() => ending.mutate('')}
        >
          {SESSIONS.signOutOthers}
        </Button>
      )}
    </Section>
  );
}

/**
 * Word in the user agent, and name. The first match counts: Edge's user agent also says `Chrome` and `Safari`,
 * Chrome's also `Safari`, Android's also `Linux`, an iPhone's also `Mac OS`.
 */
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

/** Addresses of this computer. better-auth stores only the network of an IPv6 address: `::1` becomes all zeros. */
const LOOPBACK = /^(?:::ffff:)?127\.|^[0:]*:[0:]*1?$/;

/** @returns `Chrome on Windows`, as far as it is known */
export function deviceName(userAgent: string): string {
  const nameIn = (names: readonly (readonly [string, string])[]) =>
    names.find(([word]) => userAgent.includes(word))?.[1];
  return SESSIONS.device(nameIn(BROWSERS) ?? SESSIONS.unknownBrowser, nameIn(SYSTEMS) ?? '');
}

/** @returns when, accurate to a few minutes, and from which address a session was last used */
export function sessionWords(session: SessionView): string {
  const { address } = session;
  const where = LOOPBACK.test(address) ? SESSIONS.fromHere : SESSIONS.from(address);
  const used = session.current ? SESSIONS.inUse : SESSIONS.lastUsed(moment(session.lastSeenAt));
  return address === '' ? used : used + where;
}
