import type { SiteContentOf } from 'contract/content/site-content';
import { useState } from 'react';
import { SitePageEditor } from '#shared/site-pages/site-page-editor.tsx';
import { TextField } from '#ui/forms/form-fields.tsx';
import { ListField } from '#ui/forms/list-field.tsx';
import CouncilPage from './council-page.tsx';
import { committees, council } from './council-text.ts';

/** A function, because the admin area loads `screen` of every page at its start, and not these people. */
const createBuiltIn = () => ({
  council: council.map((seat) => ({ ...seat })),
  committees: committees.map(({ departementName, member }) => ({
    departementName,
    member: member.map((seat) => ({ ...seat })),
  })),
});

const blankSeat = { position: '', name: '', institution: '' };

const seatSummary = ({ position = '', name = '' }: Partial<typeof blankSeat>): string =>
  [position, name].filter(Boolean).join(', ');

export default function CouncilEditorPage() {
  const [builtIn] = useState(createBuiltIn);
  // Names and positions are the same in both languages.
  const createEnglish = (saved: SiteContentOf<'council'> | null) => saved ?? builtIn;
  return (
    <SitePageEditor
      page="council"
      title="Council and Committees"
      builtIn={builtIn}
      english={createEnglish}
      Page={CouncilPage}
    >
      <ListField
        name="council"
        label="Anggota dewan pengurus"
        entry="Anggota dewan"
        newEntry={blankSeat}
        summaryOf={seatSummary}
      >
        {(path) => <SeatFields path={path} />}
      </ListField>
      <ListField
        name="committees"
        label="Komite"
        entry="Komite"
        newEntry={{ departementName: '', member: [blankSeat] }}
        summaryOf={({ departementName }) => departementName ?? ''}
      >
        {(path) => (
          <>
            <TextField name={`${path}.departementName`} label="Bidang" autoComplete="off" />
            <ListField
              name={`${path}.member`}
              label="Anggota"
              entry="Anggota"
              newEntry={blankSeat}
              summaryOf={seatSummary}
            >
              {(memberPath) => <SeatFields path={memberPath} />}
            </ListField>
          </>
        )}
      </ListField>
    </SitePageEditor>
  );
}

function SeatFields({ path }: { readonly path: string }) {
  return (
    <div className="@container">
      <div className="grid gap-4 @lg:grid-cols-3">
        <TextField name={`${path}.position`} label="Jabatan" autoComplete="off" />
        <TextField name={`${path}.name`} label="Nama" autoComplete="off" />
        <TextField name={`${path}.institution`} label="Institusi" autoComplete="off" canBeEmpty />
      </div>
    </div>
  );
}
