import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  settingsEndpoints,
  type SectionVersion,
  type SectionView,
} from '#contracts/settings/endpoints.ts';
import { queryOf } from '../data/queries.ts';
import { moment } from '../data/times.ts';
import { isSame } from '../form/conflict.ts';
import { ShortQuestion } from '../form/ShortQuestion.tsx';
import { Button } from '../parts/Button.tsx';
import { Reading } from '../parts/loading.tsx';
import { fieldGroupOf } from './section-fields.ts';
import { kindOf } from './section-form.ts';
import { SETTING_VERSIONS } from './texts.ts';
import { useReplaceSection } from './use-save-section.ts';
import { wordsOf } from './words.ts';

interface VersionsProps {
  view: SectionView;
  /** Whether the form has unsaved input, which restoring would conflict with. */
  isDirty: boolean;
}

/**
 * Earlier versions of a section, each with its differences and a way to restore it
 * (@settings.versions).
 */
export function Versions({ view, isDirty }: VersionsProps) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8 border-t border-ivory-300 pt-5">
      <h3 id={id} className="text-xl">
        {SETTING_VERSIONS.title}
      </h3>
      <Button
        look="outline"
        className="mt-2"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? SETTING_VERSIONS.hide : SETTING_VERSIONS.show}
      </Button>
      {isShown && <VersionList view={view} isDirty={isDirty} />}
    </section>
  );
}

function VersionList({ view, isDirty }: VersionsProps) {
  const { section } = view;
  const versions = useQuery(queryOf(settingsEndpoints.versions, { params: { section } }));
  const { isPending, replace, questionOf } = useReplaceSection(view, SETTING_VERSIONS.notRestored);
  if (!versions.data) return <Reading of={versions} failed={SETTING_VERSIONS.notLoaded} />;
  if (versions.data.length === 0) return <p className="mt-3">{SETTING_VERSIONS.none}</p>;
  return (
    <>
      {isDirty && (
        <p role="status" className="mt-3 font-semibold">
          {SETTING_VERSIONS.saveFirst}
        </p>
      )}
      <ul className="mt-3 divide-y divide-ivory-300">
        {versions.data.map((version) => {
          const which = whichWords(version);
          return (
            <li key={version.version} className="flex flex-wrap items-start gap-3 py-3">
              <div className="min-w-0 grow basis-64">
                <p className="font-semibold">{which}</p>
                <Differences view={view} version={version} />
              </div>
              <Button
                look="outline"
                aria-label={SETTING_VERSIONS.restoreFrom(which)}
                disabled={isDirty || isPending}
                onClick={() => replace({ value: version.value })}
              >
                {SETTING_VERSIONS.restore}
              </Button>
              <ShortQuestion
                words={questionOf(version.value)}
                disabled={isDirty || isPending}
                onSave={() => replace({ value: version.value, isDespiteShort: true })}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function whichWords({ version, savedAt, savedBy }: SectionVersion): string {
  if (version === 0) return SETTING_VERSIONS.original;
  return SETTING_VERSIONS.from(moment(savedAt), savedBy ?? '');
}

/** Differences between an earlier version and the current one. */
function Differences({ view, version }: { view: SectionView; version: SectionVersion }) {
  const { valuesOf } = kindOf(view.section);
  const now = valuesOf(view);
  const then = valuesOf(version);
  const fields = Object.entries(fieldGroupOf(view.section).fields).filter(
    ([name]) => !isSame(now[name], then[name]),
  );
  if (fields.length === 0) return <p className="text-night-600">{SETTING_VERSIONS.same}</p>;
  return (
    <dl className="mt-1 space-y-1">
      {fields.map(([name, field]) => (
        <div key={name}>
          <dt className="text-xs font-semibold text-night-600">{field.label}</dt>
          <dd className="max-h-28 overflow-y-auto whitespace-pre-wrap">
            {wordsOf(field, then[name] ?? '')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
