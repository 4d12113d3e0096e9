import type { ActView } from '#contracts/history/acts.ts';
import { changeWords } from '#domain/scheduled-words.ts';
import { showView } from '../address/router.ts';
import { batchWords } from '../catalog/scheduled/batch-words.ts';
import { appointmentInZone, moment } from '../data/times.ts';
import { ChangedFields } from '../parts/ChangedFields.tsx';
import { Thumbnail } from '../parts/Thumbnail.tsx';
import { ACT } from './texts.ts';

/** Something that staff did besides an edit: who, when, and to which scheduled change or photo (@history.acts). */
export function ActText({ act }: { act: ActView }) {
  return (
    <div className="min-w-0 grow basis-64 space-y-1">
      <p className="wrap-anywhere">
        <span className="font-semibold">{ACT.who(act.action, act.by)}</span>
        <span className="text-night-600">{` · ${moment(act.at)}`}</span>
      </p>
      {act.kind === 'photo' ? <Photo act={act} /> : <p>{scheduleWords(act)}</p>}
    </div>
  );
}

function scheduleWords({ name, changes, count, dueAt }: ActView): string {
  const what = changeWords(changes) === '' ? name : batchWords({ name, changes, count });
  return dueAt === null ? what : ACT.from(what, appointmentInZone(dueAt));
}

function Photo({ act: { url, name, changes } }: { act: ActView }) {
  return (
    <div className="flex items-start gap-2">
      <Thumbnail url={url} />
      <div className="min-w-0">
        <button
          type="button"
          className="min-h-8 text-left font-semibold wrap-anywhere underline underline-offset-4"
          onClick={() => showView('photos')}
        >
          {name || ACT.photo}
        </button>
        <ChangedFields labels={ACT.fields} names={{}} changes={changes} />
      </div>
    </div>
  );
}
