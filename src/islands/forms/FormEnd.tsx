import { flushSync } from 'react-dom';
import * as text from '#site/inquiries/form-texts.ts';
import { PAGES } from '#site/paths.ts';
import { mailHref, phoneHref } from '#site/shop/contact.ts';
import { shopFacts } from '#site/shop/shop-facts.ts';
import { orEmail, preferToTalk, privacyPolicy } from '#site/texts/common.ts';
import { SEND_FAILURES } from '#site/texts/toasts.ts';
import { HONEYPOT } from '#stores/forms/define.ts';
import type { Elements } from '#ui/elements.ts';
import { useIntoView } from '#ui/use-into-view.ts';

export interface FormEndProps {
  label: string;
  pendingLabel: string;
  pending: boolean;
  /** Why the last press failed, or empty. */
  failure: string;
  /** Whether saved details filled in fields. */
  prefilled: boolean;
  /** Text about fields changed elsewhere, or empty. */
  elsewhere: string;
  /** Clears saved details. */
  onForget: () => void;
  /** Restores cleared fields; null: nothing to restore. */
  onUndo: (() => void) | null;
  /** Beside the button if there is room, otherwise below everything. */
  children?: Elements | undefined;
}

/** Classes of links within a form. */
export const LINK = 'font-semibold text-night-900 underline underline-offset-4';

/** The end of every form: button, notes, and the failure of the last press. */
export function FormEnd({
  label,
  pendingLabel,
  pending,
  failure,
  prefilled,
  elsewhere,
  onForget,
  onUndo,
  children,
}: FormEndProps) {
  const { phone, email } = shopFacts();
  const hasSaved = prefilled || elsewhere !== '' || onUndo !== null;
  // With invalid fields, the first of them is in view instead.
  const outcome = useIntoView<HTMLDivElement>(failure === SEND_FAILURES.fields ? '' : failure);

  return (
    <div className="form-next">
      <div className="space-y-4">
        <Honeypot />
        <button
          type="submit"
          className="button w-full button-night sm:w-auto sm:min-w-56 sm:px-10"
          disabled={pending}
        >
          {pending && (
            <span
              aria-hidden="true"
              className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent"
            />
          )}
          <span>{pending ? pendingLabel : label}</span>
        </button>
        <div ref={outcome} role="status" className="text-sm font-semibold">
          {failure !== '' && <p className="text-rose-600">{`${failure} ${text.stillHere}`}</p>}
        </div>
        {/* Always rendered, so that changes are announced; takes no height while empty. */}
        <p className={`text-sm text-night-600 ${hasSaved ? '' : '-mb-4'}`}>
          <span aria-live="polite">
            {onUndo ? text.savedCleared : elsewhere || (prefilled && text.savedDetails)}
          </span>
          {/* One button with two labels keeps the focus (@form.clear-undo). */}
          {hasSaved && (
            <button
              type="button"
              className={`min-h-6 ${LINK}`}
              onClick={({ currentTarget }) => {
                flushSync(onUndo ?? onForget);
                // The height of the form above may have changed.
                currentTarget.scrollIntoView({ block: 'nearest' });
              }}
            >
              {onUndo ? text.undoClear : text.clearSaved}
            </button>
          )}
        </p>
        <p className="text-sm text-night-600">
          <span>{failure === '' ? `${preferToTalk} ` : text.youCanCall}</span>
          <a href={phoneHref(phone)} translate="no" className={LINK}>
            {phone}
          </a>
          <span>{` ${orEmail} `}</span>
          <a href={mailHref(email)} translate="no" className={LINK}>
            {email}
          </a>
        </p>
        <p className="text-sm text-night-600">
          <span>{text.privacyNote}</span>
          <a href={PAGES.privacy} className={LINK}>
            {privacyPolicy}
          </a>
        </p>
      </div>
      {children}
    </div>
  );
}

/** A field for bots. Not `display: none`, which they detect; attributes keep password managers away. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        <span>{text.leaveEmpty}</span>
        <input
          name={HONEYPOT}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}
