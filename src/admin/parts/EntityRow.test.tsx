import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EntityName } from './EntityRow.tsx';

test.each([null, '2026-11-21T12:00:00.000Z'])(
  'what has a name that cannot be seen is listed as such (deleted: %s) @inquiry.unnamed',
  (deletedAt) => {
    const listed = (name: string) => {
      const view = { id: 'a', version: 1, deletedAt, name };
      return renderToStaticMarkup(
        <EntityName view={view} path="/api/admin/categories" onEdit={() => undefined} />,
      );
    };
    expect(listed('Tents')).toContain('>Tents<');
    expect(listed('\u2800')).toContain('>No name<');
  },
);
