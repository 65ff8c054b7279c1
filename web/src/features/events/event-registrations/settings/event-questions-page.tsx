import type {
  QuestionKind,
  WrittenEventQuestion,
  WrittenEventQuestions,
} from 'contract/schemas/events/questions';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { EventScreen } from '#shared/events/event-screen-head.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/forms/form-fields.tsx';
import { ListField } from '#ui/forms/list-field.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { useRecord } from '#ui/forms/use-record.ts';
import { CheckField } from './check-field.tsx';

const kindLabels: Readonly<Record<QuestionKind, string>> = {
  text: 'Teks',
  choice: 'Pilihan',
  number: 'Angka',
  'yes-no': 'Ya atau tidak',
  file: 'Berkas (PDF, JPG, PNG)',
};
const kinds = Object.entries(kindLabels).map(([value, label]) => ({ value, label }));

const newQuestion = {
  _id: '',
  text: '',
  kind: 'text',
  options: '',
  isRequired: false,
  isExported: true,
  isKept: false,
} as const;

/** Edits the questions that people answer when they register. */
export default function EventQuestionsPage() {
  const { id = '' } = useParams();
  const record = useRecord('getWrittenEventQuestions', { id });
  return (
    <EventScreen record={record} loadError="Pertanyaan tidak dapat dimuat.">
      {(asked) => (
        <section className="panel max-w-4xl p-5 sm:p-8">
          <QuestionsForm key={record.formKey} asked={asked} onReload={record.reload} />
        </section>
      )}
    </EventScreen>
  );
}

const toInput = ({ isAnswered: _, options, ...question }: WrittenEventQuestion) => ({
  ...question,
  options: options.join('\n'),
});

interface QuestionsFormProps {
  readonly asked: WrittenEventQuestions;
  readonly onReload: () => Promise<void>;
}

function QuestionsForm({ asked, onReload }: QuestionsFormProps) {
  const answered = new Set(asked.questions.flatMap(({ _id, isAnswered }) => (isAnswered ? [_id] : [])));
  return (
    <EndpointForm
      name="saveEventQuestions"
      label="Pertanyaan pendaftaran"
      fixed={{ id: asked.event._id, basedOn: asked.updatedAt ?? undefined }}
      defaults={{ questions: asked.questions.map(toInput) }}
      refreshes={['getOwnEventAnswers', 'listEventParticipants']}
      submitLabel="Simpan"
      hasStickySubmit
      onReload={onReload}
      onDone={({ message }) => {
        toast.success(message);
        void onReload();
      }}
    >
      {() => (
        <>
          <UnsavedGuard />
          <ListField
            name="questions"
            label="Pertanyaan"
            entry="Pertanyaan"
            newEntry={newQuestion}
            hint="Anggota menjawabnya saat mendaftar, dan dapat mengubah jawaban sampai acara dimulai."
          >
            {(path) => <QuestionFields path={path} answered={answered} />}
          </ListField>
        </>
      )}
    </EndpointForm>
  );
}

interface QuestionFieldsProps {
  readonly path: string;
  readonly answered: ReadonlySet<string>;
}

function QuestionFields({ path, answered }: QuestionFieldsProps) {
  const [id, kind] = useWatch<FieldValues>({ name: [`${path}._id`, `${path}.kind`] });
  const isAnswered = answered.has(String(id));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField name={`${path}.text`} label="Teks" autoComplete="off" className="sm:col-span-2" />
      <SelectField
        name={`${path}.kind`}
        label="Jenis"
        options={kinds}
        placeholder="Pilih Jenis"
        hint={isAnswered ? 'Sudah dijawab: jenis tetap, dan pertanyaan tidak dapat dihapus.' : undefined}
      />
      {kind === 'choice' && (
        <TextAreaField
          name={`${path}.options`}
          label="Pilihan"
          hint="Satu pilihan di tiap baris."
          isRequired
        />
      )}
      <div className="grid content-start gap-1 sm:col-span-2">
        <CheckField name={`${path}.isRequired`} label="Wajib dijawab" />
        <CheckField name={`${path}.isExported`} label="Jawaban ikut dalam ekspor peserta" />
        <CheckField
          name={`${path}.isKept`}
          label="Simpan jawaban setelah acara"
          hint="Jawaban lain dihapus 30 hari setelah acara."
        />
      </div>
    </div>
  );
}
