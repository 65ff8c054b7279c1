import type {
  DefinedMemberField,
  MemberFieldDefinitions,
  MemberFieldKind,
} from 'contract/people/member-fields';
import { type FieldValues, useWatch } from 'react-hook-form';
import { MemberAdminLinks } from '#shared/members/member-admin-links.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useSubmitQuestion } from '#ui/dialogs/use-submit-question.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/forms/form-fields.tsx';
import { ListField } from '#ui/forms/list-field.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { useRecord } from '#ui/forms/use-record.ts';

const kindLabels: Readonly<Record<MemberFieldKind, string>> = {
  text: 'Teks',
  choice: 'Pilihan',
  date: 'Tanggal',
};
const kinds = Object.entries(kindLabels).map(([value, label]) => ({ value, label }));

const readers = [
  { value: 'admins', label: 'Pengurus' },
  { value: 'member', label: 'Pengurus dan anggota' },
];

const newField = {
  _id: '',
  label: '',
  kind: 'text',
  choices: '',
  seenBy: 'admins',
  editedBy: 'admins',
} as const;

/** Defines the fields that the association stores about its members in addition to those of the product. */
export default function MemberFieldsPage() {
  const record = useRecord('getMemberFields', {});
  return (
    <>
      <ScreenHead>
        <MemberAdminLinks />
      </ScreenHead>
      <RecordScreen record={record} loadError="Isian tambahan tidak dapat dimuat.">
        {(defined) => (
          <section className="panel max-w-4xl p-5 sm:p-8">
            <FieldsForm key={record.formKey} defined={defined} onReload={record.reload} />
          </section>
        )}
      </RecordScreen>
    </>
  );
}

const toInput = ({ values: _, choices, ...field }: DefinedMemberField) => ({
  ...field,
  choices: choices.join('\n'),
});

interface FieldsFormProps {
  readonly defined: MemberFieldDefinitions;
  readonly onReload: () => Promise<void>;
}

function FieldsForm({ defined, onReload }: FieldsFormProps) {
  const { ask, dialog } = useSubmitQuestion();
  const filled = new Map(defined.fields.map(({ _id, values }) => [_id, values]));
  /** Asks before fields with values are deleted. */
  const confirm = async ({ fields }: FieldValues) => {
    const kept = new Set((fields as { _id?: string }[]).map(({ _id }) => _id));
    const lost = defined.fields.filter(({ _id, values }) => values > 0 && !kept.has(_id));
    if (lost.length === 0) return true;
    return ask(lost.map(({ label, values }) => `${label}: diisi ${values} orang`).join(', '));
  };
  return (
    <>
      <EndpointForm
        name="saveMemberFields"
        label="Isian tambahan"
        fixed={{ basedOn: defined.updatedAt ?? undefined }}
        defaults={{ fields: defined.fields.map(toInput) }}
        refreshes={['getUserFields', 'getOwnFields']}
        submitLabel="Simpan"
        hasStickySubmit
        confirm={confirm}
        onReload={onReload}
        onDone={({ message }) => {
          toast.success(message);
          void onReload();
        }}
      >
        {() => (
          <>
            <UnsavedGuard />
            <ListField name="fields" label="Isian" entry="Isian" newEntry={newField}>
              {(path) => <DefinitionFields path={path} filled={filled} />}
            </ListField>
          </>
        )}
      </EndpointForm>
      {dialog !== null && (
        <ConfirmDialog
          {...dialog}
          title="Hapus isian yang sudah diisi?"
          content="Isinya tidak tampil lagi dan dihapus malam berikutnya."
          confirmLabel="Hapus"
          confirmVariant="danger"
          returnFocus={() => document.querySelector<HTMLElement>('main [type=submit]')}
        />
      )}
    </>
  );
}

interface DefinitionFieldsProps {
  readonly path: string;
  readonly filled: ReadonlyMap<string, number>;
}

function DefinitionFields({ path, filled }: DefinitionFieldsProps) {
  const [id, kind] = useWatch<FieldValues>({ name: [`${path}._id`, `${path}.kind`] });
  const values = filled.get(String(id)) ?? 0;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField name={`${path}.label`} label="Nama isian" autoComplete="off" className="sm:col-span-2" />
      <SelectField
        name={`${path}.kind`}
        label="Jenis"
        options={kinds}
        placeholder="Pilih jenis"
        hint={values > 0 ? `Sudah diisi ${values} orang, jadi jenisnya tetap.` : undefined}
      />
      {kind === 'choice' && (
        <TextAreaField
          name={`${path}.choices`}
          label="Pilihan"
          hint="Satu pilihan di tiap baris."
          isRequired
        />
      )}
      <SelectField name={`${path}.seenBy`} label="Dilihat oleh" options={readers} placeholder="Pilih" />
      <SelectField name={`${path}.editedBy`} label="Diisi oleh" options={readers} placeholder="Pilih" />
    </div>
  );
}
