import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { call } from '#api-client/call.ts';
import {
  workEndpoints,
  type InquiryWorkView,
  type RepliedView,
} from '#contracts/inquiries/work.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { notify } from '#stores/toasts.ts';
import { FieldFrame, TextAreaField, TextField } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { queryOf } from '../data/queries.ts';
import { sendIds } from '../form/send-ids.ts';
import { AdminModal } from '../parts/AdminModal.tsx';
import { Button } from '../parts/Button.tsx';
import { Reading } from '../parts/loading.tsx';
import { NoMailServer } from '../parts/NoMailServer.tsx';
import { ADMIN_TOASTS } from '../parts/toast-texts.ts';
import { fillReply, type ReplyTemplate } from './reply-templates.ts';
import { INQUIRY } from './texts.ts';
import { useReplyText } from './use-reply-text.ts';
import { useWork } from './use-work.ts';
import { REPLY } from './work-texts.ts';

interface ReplyDialogProps {
  inquiry: InquiryWorkView;
  onClose: () => void;
}

/** A reply to the visitor (@inquiry.reply). Input stays on the device until it is sent. */
export function ReplyDialog({ inquiry, onClose }: ReplyDialogProps) {
  const id = useId();
  const text = useReplyText(inquiry.id);
  const { subject, setSubject, body, setBody } = text;
  const [{ idOf, forget }] = useState(() => sendIds(`reply/${inquiry.id}`));
  const templates = useQuery(queryOf(workEndpoints.templates));
  const params = { id: inquiry.id };
  const reply = () => ({ id: idOf({ subject, body }), subject, body });
  const preview = useMutation({
    mutationFn: () => call(workEndpoints.preview, { params, body: reply() }),
    meta: { failed: REPLY.notPreviewed },
  });
  const send = useWork(
    inquiry.id,
    () => call(workEndpoints.reply, { params, body: reply() }),
    REPLY.notSent,
  );
  const onSent = ({ mail }: RepliedView) => {
    text.clear();
    forget();
    notify(ADMIN_TOASTS.replied(inquiry.email, mail));
    onClose();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate(undefined, { onSuccess: onSent });
  };
  const fill = (position: string) => {
    const template = position === '' ? undefined : templates.data?.[Number(position)];
    if (template) text.fill(fillReply(template, inquiry));
  };
  return (
    <AdminModal
      needs={workEndpoints.reply}
      title={REPLY.title(inquiry.name)}
      onClose={onClose}
      className="reply-dialog"
    >
      <form className="space-y-4" onSubmit={submit}>
        <p className="break-words text-night-600">{REPLY.to(inquiry.email)}</p>
        <NoMailServer recipient={inquiry.email} />
        {preview.data ? (
          <div className="rounded-md border border-ivory-300 bg-white p-4">
            <p className="font-semibold break-words">{preview.data.subject}</p>
            <p className="mt-2 break-words whitespace-pre-wrap">{preview.data.text}</p>
          </div>
        ) : (
          <>
            <TemplateChoice id={`${id}-template`} templates={templates} onChoose={fill} />
            {text.restore && (
              <Button look="outline" onClick={text.restore}>
                {REPLY.restore}
              </Button>
            )}
            <TextField
              id={`${id}-subject`}
              name="subject"
              label={REPLY.subject}
              hint={INQUIRY.replyReference(inquiry.reference)}
              required
              maxLength={MAX_LENGTH.title}
              value={subject}
              onChange={({ target }) => setSubject(target.value)}
            />
            <TextAreaField
              id={`${id}-body`}
              name="body"
              label={REPLY.message}
              hint={REPLY.hint}
              rows={12}
              required
              maxLength={MAX_LENGTH.message}
              value={body}
              onChange={({ target }) => setBody(target.value)}
            />
          </>
        )}
        <div className="flex flex-wrap gap-2">
          <Button look="night" type="submit" disabled={send.isPending}>
            {send.isPending ? REPLY.sending : REPLY.send}
          </Button>
          {preview.data ? (
            <Button look="outline" onClick={() => preview.reset()}>
              {REPLY.edit}
            </Button>
          ) : (
            <Button
              look="outline"
              disabled={preview.isPending || subject.trim() === '' || body.trim() === ''}
              onClick={() => preview.mutate()}
            >
              {REPLY.preview}
            </Button>
          )}
        </div>
      </form>
    </AdminModal>
  );
}

interface TemplateChoiceProps {
  id: string;
  templates: UseQueryResult<readonly ReplyTemplate[]>;
  /** Called with the template's index; empty for none. */
  onChoose: (position: string) => void;
}

/** The owner's reply templates (@settings.replies); nothing if there are none. */
function TemplateChoice({ id, templates, onChoose }: TemplateChoiceProps) {
  const { data } = templates;
  // While a failed read is retried, the failure stays in place; one of an earlier opening does not count.
  if (!data && templates.isFetchedAfterMount)
    return <Reading of={templates} failed={REPLY.templatesNotLoaded} />;
  if (data?.length === 0) return null;
  return (
    <FieldFrame id={id} label={REPLY.template}>
      <Select
        id={id}
        items={(data ?? []).map(({ name }, index) => ({ value: String(index), label: name }))}
        placeholder={data ? REPLY.noTemplate : REPLY.loadingTemplates}
        defaultValue=""
        onChange={({ target }) => onChoose(target.value)}
      />
    </FieldFrame>
  );
}
