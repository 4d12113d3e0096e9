import { HISTORY } from '../catalog/history-texts.ts';
import { Folded } from '../form/Folded.tsx';
import { part } from '../parts/loading.tsx';
import type { Values } from './fields.ts';
import { useForm, valueAt, type Path } from './section-form.ts';

const RoomEdits = part(async () => (await import('./RoomEdits.tsx')).RoomEdits);

/** The edits of the room at a path, loaded when unfolded; nothing for a room that is not saved. */
export function RoomHistory({ path }: { path: Path }) {
  const form = useForm();
  const slug = valueAt(form.values, [...path, 'slug']);
  const saved = form.base['entries'];
  // The entries of this list are groups.
  const isSaved =
    Array.isArray(saved) && (saved as readonly Values[]).some((room) => room['slug'] === slug);
  if (typeof slug !== 'string' || !isSaved) return null;
  return (
    <Folded title={HISTORY.title}>{() => <RoomEdits isDirty={form.isDirty} slug={slug} />}</Folded>
  );
}
