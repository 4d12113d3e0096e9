import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '#api-client/call.ts';
import { calendarEndpoints } from '#contracts/calendar/events.ts';
import { info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { queryOf } from '../data/queries.ts';
import { day } from '../data/times.ts';
import { Button } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { LinkOnce } from '../parts/LinkOnce.tsx';
import { Reading } from '../parts/loading.tsx';
import { FEED } from './texts.ts';

const { feed, makeFeed, revokeFeed } = calendarEndpoints;

/** The private link to the feed of events for calendar programs (@calendar.feed). */
export function Feed() {
  const id = useId();
  const query = useQuery({ ...queryOf(feed), refetchOnMount: 'always' });
  const [link, setLink] = useState('');
  const [question, setQuestion] = useState<'replace' | 'revoke' | null>(null);
  const making = useMutation({
    mutationFn: () => call(makeFeed),
    onSuccess: (created) => setLink(created.link),
    meta: { failed: FEED.notCreated, rereads: [feed.path] },
  });
  const revoking = useMutation({
    mutationFn: () => call(revokeFeed),
    onSuccess: () => {
      setLink('');
      notify(info(FEED.revoked.title, FEED.revoked.text));
    },
    meta: { failed: FEED.notRevoked, rereads: [feed.path] },
  });
  const { data } = query;
  const isBusy = making.isPending || revoking.isPending;
  const hasLink = data !== undefined && data.createdAt !== null;
  return (
    <section aria-labelledby={id} className="mt-8 max-w-2xl border-t border-ivory-300 pt-4">
      <h3 id={id} className="text-lg">
        {FEED.title}
      </h3>
      <p className="mt-1 text-night-600">{FEED.intro}</p>
      <Reading of={query} failed={FEED.notLoaded} />
      {data && (
        <p className="mt-2">
          {data.createdAt === null ? FEED.none : FEED.since(day(data.createdAt))}
        </p>
      )}
      {link !== '' && (
        <LinkOnce label={FEED.link} hint={FEED.hint} link={link} copied={FEED.copied} />
      )}
      {data && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            look="outline"
            disabled={isBusy}
            onClick={() => (hasLink ? setQuestion('replace') : making.mutate())}
          >
            {hasLink ? FEED.replace : FEED.create}
          </Button>
          {hasLink && (
            <Button look="quiet" disabled={isBusy} onClick={() => setQuestion('revoke')}>
              {FEED.revoke}
            </Button>
          )}
        </div>
      )}
      {question === 'replace' && (
        <ConfirmDialog
          title={FEED.replaceTitle}
          text={FEED.replaceText}
          label={FEED.replace}
          onConfirm={() => making.mutate()}
          onClose={() => setQuestion(null)}
        />
      )}
      {question === 'revoke' && (
        <ConfirmDialog
          title={FEED.revokeTitle}
          text={FEED.revokeText}
          label={FEED.revoke}
          onConfirm={() => revoking.mutate()}
          onClose={() => setQuestion(null)}
        />
      )}
    </section>
  );
}
