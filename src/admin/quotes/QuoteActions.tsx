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

/** Actions that need a confirmation. */
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

/** Standings in which a link is useful: to answer, or to read what was accepted. */
const LINKED: ReadonlySet<QuoteView['standing']> = new Set(['open', 'accepted']);

/** @returns whether links to the quote are offered and counted (@quote.editor-links) */
export function isLinked({ standing }: Pick<QuoteView, 'standing'>): boolean {
  return LINKED.has(standing);
}

interface QuoteActionsProps {
  quote: QuoteView;
  /** Address of its customer; may be empty. */
  email: string;
  /** Whether the quote may be revised: not while its request has a draft. */
  mayRevise?: boolean;
  /** Called after the draft was discarded. */
  onDiscarded?: () => void;
  /** The link that sending created; empty for none. */
  firstLink?: string;
}

/** Actions of a quote, by its standing. */
export function QuoteActions(props: QuoteActionsProps) {
  const { quote, email, mayRevise = false, onDiscarded, firstLink = '' } = props;
  const { id, inquiryId, version, standing, links } = quote;
  const name = QUOTES.name(quote.number);
  const params = { id };
  const [question, setQuestion] = useState<Question | null>(null);
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
      const added = await call(quoteEndpoints.addLink, { params });
      setLink(added.link);
    },
    QUOTES.noNewLink,
  );
  const confirm = (confirmed: Question) => {
    const onSuccess = () => {
      notify(info(QUESTIONS[confirmed].done, name));
      if (confirmed !== 'discard') {
        // The link is void, or can no longer be used to accept.
        setLink('');
        return;
      }
      dropDraft(quoteDraftKey(id));
      onDiscarded?.();
    };
    ({ withdraw, revoke, discard })[confirmed].mutate(undefined, { onSuccess });
  };
  const isDraft = standing === 'draft';
  return (
    <>
      {isDraft && (
        <Action
          label={QUOTES.discard}
          of={QUOTES.discardOf(name)}
          disabled={discard.isPending}
          onPress={() => setQuestion('discard')}
        />
      )}
      {!isDraft && mayRevise && (
        <Action
          label={QUOTES.revise}
          of={QUOTES.reviseOf(name)}
          disabled={revision.isPending}
          onPress={() => revision.create(id)}
        />
      )}
      <CopyAction quote={quote} />
      {isLinked(quote) && (
        <Action
          label={QUOTES.newLink}
          of={QUOTES.newLinkOf(name)}
          disabled={addLink.isPending}
          onPress={() => addLink.mutate(undefined)}
        />
      )}
      {!isDraft && links > 0 && (
        <Action
          label={QUOTES.revokeLinks}
          of={QUOTES.revokeLinksOf(name)}
          disabled={revoke.isPending}
          onPress={() => setQuestion('revoke')}
        />
      )}
      {standing === 'open' && (
        <Action
          label={ACCEPT_FOR.open}
          of={ACCEPT_FOR.openOf(name)}
          disabled={false}
          onPress={() => setAccepting(true)}
        />
      )}
      {standing === 'open' && (
        <Action
          label={QUOTES.withdraw}
          of={QUOTES.withdrawOf(name)}
          disabled={withdraw.isPending}
          onPress={() => setQuestion('withdraw')}
        />
      )}
      {link !== '' && isLinked(quote) && (
        /* In line with what is above the buttons, which begin further left. */
        <div className="basis-full pl-3">
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
      {isAccepting && (
        <AcceptForDialog quote={quote} email={email} onClose={() => setAccepting(false)} />
      )}
      {question && (
        <ConfirmDialog
          title={QUESTIONS[question].title(name)}
          text={QUESTIONS[question].text}
          label={QUESTIONS[question].label}
          onConfirm={() => confirm(question)}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}

interface ActionProps {
  label: string;
  /** The action and the quote, for screen readers. */
  of: string;
  disabled: boolean;
  onPress: () => void;
}

function Action({ label, of, disabled, onPress }: ActionProps) {
  return (
    <Button look="row-quiet" aria-label={of} disabled={disabled} onClick={onPress}>
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
        disabled={false}
        onPress={() => setOpen(true)}
      />
      {isOpen && <CopyQuoteDialog quote={quote} onClose={() => setOpen(false)} />}
    </>
  );
}
