import { useState } from 'react';
import { call } from '#api-client/call.ts';
import { quoteEndpoints, type QuoteView } from '#contracts/quotes/quotes.ts';
import { info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { dropDraft } from '../form/kept-draft.ts';
import { Button } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { LinkOnce } from '../parts/LinkOnce.tsx';
import { ACCEPT_FOR } from './accept-for-texts.ts';
import { AcceptForDialog } from './AcceptForDialog.tsx';
import { CopyQuoteDialog } from './CopyQuoteDialog.tsx';
import { QUOTE_LINK, QUOTES } from './texts.ts';
import { quoteDraftKey, useCreateQuote, useQuoteWrite } from './use-quotes.ts';

/** What asks before it is done. */
const QUESTIONS = {
  withdraw: {
    title: QUOTES.withdrawTitle,
    text: QUOTES.withdrawText,
    label: QUOTES.withdraw,
    done: QUOTES.withdrawn,
  },
  revoke: {
    title: QUOTES.revokeTitle,
    text: QUOTES.revokeText,
    label: QUOTES.revokeLinks,
    done: QUOTES.revoked,
  },
  discard: {
    title: QUOTES.discardTitle,
    text: QUOTES.discardText,
    label: QUOTES.discard,
    done: QUOTES.discarded,
  },
} as const;
type Question = keyof typeof QUESTIONS;

/** What it is worth passing a link on for: an answer that is due, or a copy of what was accepted. */
const LINKED: ReadonlySet<QuoteView['standing']> = new Set(['open', 'accepted']);

/** @returns whether a link to the quote is offered and counted (@quote.editor-links) */
export function isLinked({ standing }: Pick<QuoteView, 'standing'>): boolean {
  return LINKED.has(standing);
}

interface QuoteActionsProps {
  quote: QuoteView;
  /** Whether there is no draft of the request: it has one at a time. */
  mayRevise?: boolean;
  /** Told when the draft has gone. */
  onDiscarded?: () => void;
  /** A link that was made for it elsewhere. */
  firstLink?: string;
}

/** What can be done with a quote, by how it stands. */
export function QuoteActions(props: QuoteActionsProps) {
  const { quote, mayRevise = false, onDiscarded, firstLink = '' } = props;
  const { id, inquiryId, version, standing, links } = quote;
  const name = QUOTES.name(quote.number);
  const params = { id };
  const [asked, setAsked] = useState<Question | null>(null);
  const [isAccepting, setAccepting] = useState(false);
  const [link, setLink] = useState(firstLink);
  const revision = useCreateQuote(inquiryId);
  const withdraw = useQuoteWrite(
    inquiryId,
    () => call(quoteEndpoints.withdraw, { params, body: { version } }),
    QUOTES.notWithdrawn,
  );
  const revoke = useQuoteWrite(
    inquiryId,
    () => call(quoteEndpoints.revokeLinks, { params }),
    QUOTES.notRevoked,
  );
  const discard = useQuoteWrite(
    inquiryId,
    async () => {
      await call(quoteEndpoints.remove, { params, body: { version } });
    },
    QUOTES.notDiscarded,
  );
  const addLink = useQuoteWrite(
    inquiryId,
    async () => {
      const made = await call(quoteEndpoints.addLink, { params });
      setLink(made.link);
    },
    QUOTES.noNewLink,
  );
  const confirm = (question: Question) => {
    const onSuccess = () => {
      notify(info(QUESTIONS[question].done, name));
      if (question !== 'discard') {
        // It opens nothing anymore, or nothing that can be accepted.
        setLink('');
        return;
      }
      dropDraft(quoteDraftKey(id));
      onDiscarded?.();
    };
    ({ withdraw, revoke, discard })[question].mutate(undefined, { onSuccess });
  };
  const isDraft = standing === 'draft';
  return (
    <>
      {isDraft && (
        <Action
          label={QUOTES.discard}
          of={QUOTES.discardOf(name)}
          isOff={discard.isPending}
          onPress={() => setAsked('discard')}
        />
      )}
      {!isDraft && mayRevise && (
        <Action
          label={QUOTES.revise}
          of={QUOTES.reviseOf(name)}
          isOff={revision.isPending}
          onPress={() => revision.create(id)}
        />
      )}
      <CopyAction quote={quote} />
      {isLinked(quote) && (
        <Action
          label={QUOTES.newLink}
          of={QUOTES.newLinkOf(name)}
          isOff={addLink.isPending}
          onPress={() => addLink.mutate(undefined)}
        />
      )}
      {!isDraft && links > 0 && (
        <Action
          label={QUOTES.revokeLinks}
          of={QUOTES.revokeLinksOf(name)}
          isOff={revoke.isPending}
          onPress={() => setAsked('revoke')}
        />
      )}
      {standing === 'open' && (
        <Action
          label={ACCEPT_FOR.open}
          of={ACCEPT_FOR.openOf(name)}
          isOff={false}
          onPress={() => setAccepting(true)}
        />
      )}
      {standing === 'open' && (
        <Action
          label={QUOTES.withdraw}
          of={QUOTES.withdrawOf(name)}
          isOff={withdraw.isPending}
          onPress={() => setAsked('withdraw')}
        />
      )}
      {link !== '' && isLinked(quote) && (
        <div className="basis-full">
          <LinkOnce
            label={QUOTE_LINK.label(name)}
            hint={QUOTE_LINK.hint}
            link={link}
            copied={QUOTE_LINK.copied}
          >
            <Button look="quiet" onClick={() => setLink('')}>
              {QUOTE_LINK.close}
            </Button>
          </LinkOnce>
        </div>
      )}
      {isAccepting && <AcceptForDialog quote={quote} onClose={() => setAccepting(false)} />}
      {asked && (
        <ConfirmDialog
          title={QUESTIONS[asked].title(name)}
          text={QUESTIONS[asked].text}
          label={QUESTIONS[asked].label}
          onConfirm={() => confirm(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface ActionProps {
  label: string;
  /** What it does, and to which quote. */
  of: string;
  isOff: boolean;
  onPress: () => void;
}

function Action({ label, of, isOff, onPress }: ActionProps) {
  return (
    <Button look="row-quiet" aria-label={of} isOff={isOff} onClick={onPress}>
      {label}
    </Button>
  );
}

function CopyAction({ quote }: { quote: QuoteView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Action
        label={QUOTES.copy}
        of={QUOTES.copyOf(QUOTES.name(quote.number))}
        isOff={false}
        onPress={() => setOpen(true)}
      />
      {isOpen && <CopyQuoteDialog quote={quote} onClose={() => setOpen(false)} />}
    </>
  );
}
