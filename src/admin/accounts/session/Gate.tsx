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

/** Shows the admin, the sign-in, or the page of a mailed link. */
export function Gate() {
  const client = useQueryClient();
  const [entrance, setEntrance] = useState<Entrance>(() => entranceOf(openedLink()));
  const isLink = entrance.by !== 'sign-in';
  const me = useMe(!isLink);

  useEffect(() => {
    const openLink = () => {
      const next = entranceOf(location.hash);
      if (next.by === 'sign-in') return;
      if (next.by === 'incomplete-link') forgetLink();
      else keepLink(location.hash);
      // A token in the address would stay in the history of a shared computer.
      history.replaceState(null, '', location.pathname + location.search);
      setEntrance(next);
    };
    openLink();
    // A link may be opened in a tab that already shows the admin.
    addEventListener('hashchange', openLink);
    return () => removeEventListener('hashchange', openLink);
  }, []);

  const enterAdmin = async () => {
    forgetLink();
    setEntrance({ by: 'sign-in' });
    await client.resetQueries({ queryKey: ME_KEY });
    const next = nextOf(location.search, location.origin);
    if (next !== null) location.replace(next);
  };
  const showSignIn = () => {
    forgetLink();
    setEntrance({ by: 'sign-in' });
  };
  if (entrance.by === 'incomplete-link') {
    return <BrokenLink why={MAILED_LINK.incomplete} onSignIn={showSignIn} />;
  }
  if (entrance.by !== 'sign-in') {
    return (
      <LinkEntrance
        by={entrance.by}
        token={entrance.token}
        onDone={() => void enterAdmin()}
        onSignIn={showSignIn}
      />
    );
  }
  // While a failed read is retried, the failure stays in place.
  if (me.isPending && me.errorUpdateCount === 0) return <Opening />;
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
        onSignedIn={() => void enterAdmin()}
      />
    );
  }
  return <Dashboard key={me.data.id} me={me.data} />;
}

/** @returns the fragment of a mailed link: of the address, else the one stored before a reload; may be empty */
function openedLink(): string {
  return entranceOf(location.hash).by === 'sign-in' ? keptLink() : location.hash;
}
