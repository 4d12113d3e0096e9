import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Opening } from '../../dashboard/AdminHeader.tsx';
import { part, Reading } from '../../parts/loading.tsx';
import { DASHBOARD } from '../../parts/texts.ts';
import { MAILED_LINK, SIGN_IN } from '../texts.ts';
import { entranceOf, nextOf, type Entrance } from './entrance.ts';
import { forgetLink, keepLink, keptLink } from './kept-link.ts';
import { BrokenLink, EntranceFrame, LinkEntrance } from './LinkEntrance.tsx';
import { SignIn } from './SignIn.tsx';
import { ME_KEY, useMe } from './use-me.ts';

const Dashboard = part(
  async () => (await import('../../dashboard/Dashboard.tsx')).Dashboard,
  <Opening />,
);

/** Decides what is shown: the admin, the sign-in, or what a mailed link opens. */
export function Gate() {
  const client = useQueryClient();
  const [entrance, setEntrance] = useState<Entrance>(() => entranceOf(openedLink()));
  const isLink = entrance.by !== 'sign-in';
  const me = useMe(!isLink);

  useEffect(() => {
    const enter = () => {
      const next = entranceOf(location.hash);
      if (next.by === 'sign-in') return;
      if (next.by === 'incomplete-link') forgetLink();
      else keepLink(location.hash);
      // A token in the address would stay in the history of a shared computer.
      history.replaceState(null, '', location.pathname + location.search);
      setEntrance(next);
    };
    enter();
    // A link that is opened in a tab where the admin stands already.
    addEventListener('hashchange', enter);
    return () => removeEventListener('hashchange', enter);
  }, []);

  const signedIn = async () => {
    forgetLink();
    setEntrance({ by: 'sign-in' });
    await client.resetQueries({ queryKey: ME_KEY });
    const next = nextOf(location.search, location.origin);
    if (next !== null) location.replace(next);
  };
  const toSignIn = () => {
    forgetLink();
    setEntrance({ by: 'sign-in' });
  };
  if (entrance.by === 'incomplete-link') {
    return <BrokenLink why={MAILED_LINK.incomplete} onSignIn={toSignIn} />;
  }
  if (entrance.by !== 'sign-in') {
    return (
      <LinkEntrance
        by={entrance.by}
        token={entrance.token}
        onDone={() => void signedIn()}
        onSignIn={toSignIn}
      />
    );
  }
  if (me.isPending) return <Opening />;
  if (me.data === undefined) {
    return (
      <EntranceFrame title={DASHBOARD.title}>
        <Reading of={me} failed={SIGN_IN.notLoaded} />
      </EntranceFrame>
    );
  }
  if (me.data === null) {
    return (
      <SignIn
        renderFrame={(title, form) => <EntranceFrame title={title}>{form}</EntranceFrame>}
        onSignedIn={() => void signedIn()}
      />
    );
  }
  return <Dashboard key={me.data.id} me={me.data} />;
}

/** @returns the fragment of a mailed link: of the address, or the one that a reload took from it */
function openedLink(): string {
  return entranceOf(location.hash).by === 'sign-in' ? keptLink() : location.hash;
}
