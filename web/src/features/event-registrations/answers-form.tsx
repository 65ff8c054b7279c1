import type { EventQuestion, OwnEventAnswers } from 'contract/event-questions';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/forms/form-fields.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { registrationQueries } from './cancel-registration.tsx';
import { FileAnswer } from './file-answer.tsx';

interface AnswersFormProps {
  readonly event: string;
  readonly own: OwnEventAnswers;
  /** Label of the button that registers. */
  readonly registerLabel?: string;
  /** Called after the answers are saved; undefined after the registration. */
  readonly onRegister?: () => Promise<void>;
}

/** Asks the questions of a registration. Before the registration, its button also registers. */
export function AnswersForm({ event, own, registerLabel = 'Daftar', onRegister }: AnswersFormProps) {
  const isRegistered = onRegister === undefined;
  const values = new Map(own.answers.map(({ question, value }) => [question, value]));
  return (
    <EndpointForm
      name="saveOwnEventAnswers"
      label="Pertanyaan pendaftaran"
      fixed={{ id: event }}
      defaults={{
        answers: own.questions.map(({ _id }) => ({ question: _id, value: values.get(_id) ?? '' })),
      }}
      refreshes={[...registrationQueries, 'getOwnEventAnswers']}
      submitLabel={isRegistered ? 'Simpan jawaban' : registerLabel}
      busyLabel={isRegistered ? 'Menyimpan…' : 'Mendaftar…'}
      onDone={({ message }) => {
        if (isRegistered) toast.success(message);
        else void onRegister();
      }}
    >
      {() => (
        <>
          {isRegistered && <UnsavedGuard />}
          {own.questions.map((question, index) => (
            <Answer
              key={question._id}
              event={event}
              question={question}
              value={values.get(question._id) ?? ''}
              name="answers"
              index={index}
            />
          ))}
        </>
      )}
    </EndpointForm>
  );
}

const yesNo = [
  { value: 'ya', label: 'Ya' },
  { value: 'tidak', label: 'Tidak' },
] as const;

interface AnswerProps {
  readonly event: string;
  /** Stored answer; empty without one. */
  readonly value: string;
  readonly question: EventQuestion;
  /** Field of the list, and position in it. */
  readonly name: string;
  readonly index: number;
}

function Answer({ event, question, value, name, index }: AnswerProps) {
  const { text, kind, options, isRequired } = question;
  const common = { name: `${name}.${index}.value`, label: text, isRequired };
  if (kind === 'file')
    return <FileAnswer event={event} question={question} fileName={value} name={`${name}.${index}.value`} />;
  if (kind === 'text') return <TextAreaField {...common} rows={2} />;
  if (kind === 'number') return <TextField {...common} inputMode="decimal" autoComplete="off" />;
  const choices = kind === 'yes-no' ? yesNo : options.map((option) => ({ value: option, label: option }));
  return <SelectField {...common} options={choices} placeholder="Pilih jawaban" />;
}
