import type { AdminScreen } from '#api/screens/screen.ts';
import { editedContent } from '#shared/site-pages/edited-content.ts';
import { SitePageEditor } from '#shared/site-pages/site-page-editor.tsx';
import { TextField } from '#ui/forms/form-fields.tsx';
import { ListField } from '#ui/forms/list-field.tsx';
import CouncilPage from './council-page.tsx';
import { committees, council } from './council-text.ts';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/manage-content/council',
  title: 'Content: Council and Committees',
  duty: 'content',
  prefetch: () => [editedContent('council')],
};

const builtIn = {
  council: council.map((seat) => ({ ...seat })),
  committees: committees.map(({ departementName, member }) => ({
    departementName,
    member: member.map((seat) => ({ ...seat })),
  })),
};

const blankSeat = { position: '', name: '', institution: '' };

const seatSummary = ({ position = '', name = '' }: Partial<typeof blankSeat>): string =>
  [position, name].filter(Boolean).join(', ');

export default function CouncilEditorPage() {
  return (
    <SitePageEditor
      page="council"
      title="Council and Committees"
      save="saveCouncilContent"
      builtIn={builtIn}
      Page={CouncilPage}
    >
      <ListField
        name="council"
        label="Council members"
        entry="Council member"
        newEntry={blankSeat}
        summaryOf={seatSummary}
      >
        {(path) => <SeatFields path={path} />}
      </ListField>
      <ListField
        name="committees"
        label="Committees"
        entry="Committee"
        newEntry={{ departementName: '', member: [blankSeat] }}
        summaryOf={({ departementName }) => departementName ?? ''}
      >
        {(path) => (
          <>
            <TextField name={`${path}.departementName`} label="Department" autoComplete="off" />
            <ListField
              name={`${path}.member`}
              label="Members"
              entry="Member"
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
    <div className="grid gap-4 sm:grid-cols-3">
      <TextField name={`${path}.position`} label="Position" autoComplete="off" />
      <TextField name={`${path}.name`} label="Name" autoComplete="off" />
      <TextField name={`${path}.institution`} label="Institution" autoComplete="off" canBeEmpty />
    </div>
  );
}
