import type { Elements } from '#ui/elements.ts';
import { EDITOR } from './texts.ts';
import type { KeptForm } from './use-kept-form.ts';

interface KeptNoteProps {
  form: Pick<KeptForm<object>, 'isDirty' | 'isFollowed' | 'isRestored'>;
  className?: string;
  children?: Elements;
}

/** Says that a form shows a draft of an earlier visit, or input of another tab (@admin.drafts). */
export function KeptNote({ form, className = 'mb-4', children }: KeptNoteProps) {
  if (!form.isDirty || !(form.isRestored || form.isFollowed)) return null;
  return (
    <div
      role="status"
      className={`flex flex-wrap items-center justify-between gap-2 rounded-md bg-ivory-100 p-3 ${className}`}
    >
      <span>{form.isFollowed ? EDITOR.followed : EDITOR.restored}</span>
      {children}
    </div>
  );
}
