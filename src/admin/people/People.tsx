import { useState } from 'react';
import { call } from '#api-client/call.ts';
import { peopleEndpoints, type PersonView } from '#contracts/admin/people.ts';
import { EmailField } from '../session/EmailField.tsx';
import { EntranceForm, typed } from '../session/EntranceForm.tsx';
import { Held } from './Held.tsx';

/** For owners: what is held of one person who sent requests, as a file, and how to erase it. */
export function People() {
  const [found, setFound] = useState<{ email: string; held: PersonView } | null>(null);
  const find = async (fields: FormData) => {
    const email = typed(fields, 'email');
    return { email, held: await call(peopleEndpoints.find, { body: { email } }) };
  };
  return (
    <div className="admin-page">
      <div>
        <h2 className="text-2xl">Personal data</h2>
        <p className="text-night-600">
          For someone who asks for a copy of what you have about them, or asks you to delete it. It
          covers everyone who sent a request; staff are managed under Staff.
        </p>
      </div>
      <section aria-labelledby="person-title">
        <h3 id="person-title" className="mb-3 text-xl">
          Find a person
        </h3>
        <div className="max-w-md">
          <EntranceForm label="Find" send={find} onDone={setFound}>
            {(errors) => <EmailField id="person-email" autoComplete="off" error={errors.email} />}
          </EntranceForm>
        </div>
        <p className="mt-4 text-xs text-night-600">
          All spellings of an address are found: ada+party@example.com counts as ada@example.com.
        </p>
      </section>
      {found && (
        <Held
          key={found.email}
          {...found}
          onErased={(held) => setFound({ email: found.email, held })}
        />
      )}
    </div>
  );
}
