import { useEffect, useRef, useState } from 'react';
import { MAX_LENGTH, MAX_SERVICES } from '#domain/limits.ts';
import type { Wishlist } from '#domain/wishlist.ts';
import * as text from '#site/inquiries/form-texts.ts';
import { preselection } from '#site/inquiries/preselection.ts';
import { SERVICES } from '#site/inquiries/services.ts';
import { dropFromAddress } from '#stores/chosen-package.ts';
import { readDraft, saveDraft } from '#stores/draft.ts';
import { contactForm } from '#stores/forms/contact.ts';
import type { RestoreList } from '#stores/sent-list.ts';
import { $wishlist, EMPTY_WISHLIST } from '#stores/wishlist.ts';
import { TextAreaField } from '#ui/Field.tsx';
import { useStoreValue } from '#ui/use-store.ts';
import { FormEnd } from '../../forms/FormEnd.tsx';
import { InquirerFields, ReferralField } from '../../forms/InquirerFields.tsx';
import { Sent } from '../../forms/Sent.tsx';
import { useInquiryForm } from '../../forms/use-inquiry-form.ts';

/** As strings, to compare with names from a draft or an address. */
const SERVICE_NAMES: readonly string[] = SERVICES;

/** Number of wishlist items that are named; the rest is only counted. */
const NAMED_ITEMS = 3;
/** Name of the checkbox that includes the wishlist. */
const WITH_LIST = 'withList';

/** The contact form of the home page (@contact.request). */
export function Contact() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  /** Packages offered besides the services, from the address or draft. */
  const [packages, setPackages] = useState<readonly string[]>([]);
  const list = useStoreValue($wishlist, EMPTY_WISHLIST);
  const [withList, setWithList] = useState(true);
  /** Choices before saved details were cleared, for the undo. */
  const [cleared, setCleared] = useState({ chosen, packages, withList });
  const top = useRef<HTMLDivElement>(null);
  const choose = (names: readonly string[]) => {
    setChosen(names);
    setPackages(names.filter((name) => !SERVICE_NAMES.includes(name)));
  };
  const startOver = () => {
    choose([]);
    setWithList(true);
  };
  const { form, inquirer, errors, end, sent, startAnew } = useInquiryForm(
    contactForm,
    { services: [...chosen], withList },
    startOver,
  );
  const { ref } = form;

  /** Removes a deselected package from the address, so that a reload does not restore it. */
  const chooseServices = (names: readonly string[]) => {
    setChosen(names);
    const offered = preselection(location.search);
    if (offered && !names.includes(offered.service)) dropFromAddress(offered);
  };

  // Restores choices from the draft. A package in the address is selected, and the form scrolls into view
  // (@home.preselect).
  useEffect(() => {
    const offered = preselection(location.search);
    const draft = readDraft('contact');
    // The wishlist is included unless its box was unchecked.
    setWithList(draft[WITH_LIST] !== 'no');
    const kept = draft.services?.split('\n').slice(0, MAX_SERVICES) ?? [];
    if (offered || kept.length > 0)
      choose([...new Set(offered ? [offered.service, ...kept] : kept)]);
    if (!offered) return;
    const message = ref.current?.elements.namedItem('message');
    if (message instanceof HTMLTextAreaElement && message.value === '')
      message.value = offered.message;
    top.current?.scrollIntoView({ behavior: 'smooth' });
  }, [ref]);

  return (
    <div ref={top} className="needs-script min-w-0 scroll-mt-28">
      {sent && (
        <Sent sent={sent} onStartAnew={startAnew}>
          {sent.restoreList && <RestoredList restoreList={sent.restoreList} />}
        </Sent>
      )}
      <form {...form} className="space-y-6">
        <InquirerFields form="contact" {...inquirer} />
        <ServiceChoice
          names={[...packages, ...SERVICE_NAMES]}
          chosen={chosen}
          onChange={chooseServices}
        />
        <ReferralField form="contact" errors={errors} />
        <TextAreaField
          id="contact-message"
          name="message"
          label={text.message}
          maxLength={MAX_LENGTH.message}
          required
          error={errors.message}
        />
        {list.length > 0 && <IncludeList list={list} checked={withList} onChange={setWithList} />}
        <FormEnd
          {...end}
          label={text.contactButton}
          pendingLabel={text.pending}
          onForget={() => {
            setCleared({ chosen, packages, withList });
            end.onForget();
            startOver();
          }}
          onUndo={
            end.onUndo &&
            (() => {
              end.onUndo?.();
              // Services chosen after the clearing stay, too.
              const both = [...new Set([...cleared.chosen, ...chosen])];
              setChosen(both);
              setPackages(cleared.packages);
              setWithList(cleared.withList && withList);
              saveDraft('contact', { services: both.join('\n') });
            })
          }
        />
      </form>
    </div>
  );
}

/** Restores sent items, because the toast with Undo disappears. */
function RestoredList({ restoreList }: { restoreList: RestoreList }) {
  const isBack = useStoreValue(restoreList.$isDone, false);
  if (isBack) return <p className="content-center text-sm">{text.itemsAreBack}</p>;
  return (
    <button type="button" className="button button-night" onClick={restoreList.run}>
      {text.keepItems}
    </button>
  );
}

interface ServiceChoiceProps {
  names: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Checkboxes for services and packages (@contact.message). */
function ServiceChoice({ names, chosen, onChange }: ServiceChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{text.servicesLabel}</legend>
      <div className="flex flex-wrap gap-2">
        {names.map((name) => (
          <label
            key={name}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full border border-ivory-500 bg-white px-4 text-sm has-checked:border-night-900 has-checked:bg-night-900 has-checked:text-ivory-50"
          >
            <input
              type="checkbox"
              name="services"
              value={name}
              className="size-4 accent-brass-400"
              checked={chosen.includes(name)}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? [...chosen, name]
                    : chosen.filter((other) => other !== name),
                )
              }
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface IncludeListProps {
  list: Wishlist;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Says that the wishlist is included, and lets the visitor exclude it. */
function IncludeList({ list, checked, onChange }: IncludeListProps) {
  const named = list.slice(0, NAMED_ITEMS).map(({ name, quantity }) => `${quantity} × ${name}`);
  const others = list.length - named.length;
  return (
    <div className="rounded-md border border-ivory-500 bg-white p-4">
      {/* Distinguishes an unchecked box from a missing one in the draft: same name, so that both are saved
          together. */}
      <input type="hidden" name={WITH_LIST} value="no" />
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name={WITH_LIST}
          value="yes"
          className="size-5 shrink-0 accent-night-900"
          checked={checked}
          aria-describedby="contact-list-items contact-list-after"
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{text.withList(list.length)}</span>
      </label>
      <p id="contact-list-items" className="mt-1 text-sm">
        {text.andMore(named, others)}
      </p>
      <p id="contact-list-after" className="mt-1 text-sm text-night-600">
        {checked ? text.listGoes : text.listStays}
      </p>
    </div>
  );
}
