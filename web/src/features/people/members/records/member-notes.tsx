import type { MemberNote } from 'contract/people/member-records';
import { adminListDateTime } from 'contract/text/dates';
import { useDutyCheck } from '#api/duties.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/base/button.tsx';
import { Section } from '#ui/base/section.tsx';
import { clearAndToast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { EditableList, rowFormSettings } from '#ui/lists/editable-list.tsx';
import { DeleteRecord } from './delete-record.tsx';
import { recordRefreshes } from './record-refreshes.ts';

/** Lists the notes about a person, with a form for a new one. Authors edit their own. */
export function MemberNotes({ id, notes }: { readonly id: string; readonly notes: readonly MemberNote[] }) {
  return (
    <Section id="member-notes" title="Catatan">
      <EndpointForm
        name="addMemberNote"
        label="Catatan baru"
        fixed={{ id }}
        defaults={{ text: '' }}
        refreshes={recordRefreshes}
        submitLabel="Simpan catatan"
        onDone={clearAndToast}
      >
        {({ TextArea }) => (
          <TextArea
            name="text"
            label="Catatan baru"
            hint="Hanya dilihat pengurus, tetapi anggota menerimanya bila mengunduh datanya."
          />
        )}
      </EndpointForm>
      {notes.length > 0 && (
        <EditableList
          rows={notes}
          className="grid gap-4"
          rowClassName="grid gap-1 border-line border-t pt-3"
          form={(note, onClose) => <EditNote id={id} note={note} onClose={onClose} />}
        >
          {(note, onEdit) => <Note id={id} note={note} onEdit={onEdit} />}
        </EditableList>
      )}
    </Section>
  );
}

interface NoteProps {
  readonly id: string;
  readonly note: MemberNote;
  readonly onEdit: () => void;
}

function Note({ id, note: { _id, text, author, isOwn, createdAt, editedAt }, onEdit }: NoteProps) {
  const may = useDutyCheck();
  const deletion = useAction('deleteMemberNote', { refreshes: recordRefreshes });
  const edited = editedAt === null ? '' : `, diubah ${adminListDateTime(editedAt)}`;
  return (
    <>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-muted text-sm">{`${author ?? 'Admin terdahulu'}, ${adminListDateTime(createdAt)}${edited}`}</p>
        <div className="flex gap-1">
          {isOwn && (
            <Button variant="quiet" size="small" aria-label={`Ubah catatan: ${text}`} onClick={onEdit}>
              Ubah
            </Button>
          )}
          {(isOwn || may('every')) && (
            <DeleteRecord kind="catatan" record={text} remove={() => deletion.run({ id, note: _id })} />
          )}
        </div>
      </div>
    </>
  );
}

interface EditNoteProps {
  readonly id: string;
  readonly note: MemberNote;
  readonly onClose: () => void;
}

function EditNote({ id, note, onClose }: EditNoteProps) {
  return (
    <EndpointForm
      name="editMemberNote"
      label="Ubah catatan"
      fixed={{ id, note: note._id }}
      defaults={{ text: note.text }}
      refreshes={recordRefreshes}
      submitLabel="Simpan"
      {...rowFormSettings(onClose)}
    >
      {({ TextArea }) => <TextArea name="text" label="Ubah catatan" />}
    </EndpointForm>
  );
}
