import type { EventQuestion, OwnEventAnswers } from 'contract/schemas/events/questions';
import * as t from '#messages/features/events/event-registrations';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/forms/form-fields.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { isGuest, type PlaceOwner, registrationQueries } from './event-facts.tsx';
import { FileAnswer } from './file-answer.tsx';

interface AnswersFormProps {
  readonly owner: PlaceOwner;
  readonly own: OwnEventAnswers;
  /** Called after the answers are saved; undefined after the registration. */
  readonly onRegister?: () => Promise<void>;
  /** Label of the button before the registration. */
  readonly registerLabel?: string;
}

/** Asks the questions of a registration. Before the registration, its button also registers. */
export function AnswersForm(props: AnswersFormProps) {
  const { owner, own, onRegister, registerLabel = t.register } = props;
  const isRegistered = onRegister === undefined;
  const values = new Map(own.answers.map(({ question, value }) => [question, value]));
  return (
    <EndpointForm
      name={isGuest(owner) ? 'saveGuestAnswers' : 'saveOwnEventAnswers'}
      fixed={isGuest(owner) ? { code: owner.code } : { id: owner.id }}
      label={t.questions}
      defaults={{
        answers: own.questions.map(({ _id }) => ({ question: _id, value: values.get(_id) ?? '' })),
      }}
      refreshes={[...registrationQueries, 'getOwnEventAnswers']}
      submitLabel={isRegistered ? t.saveAnswers : registerLabel}
      busyLabel={isRegistered ? t.saving : t.registering}
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
              owner={owner}
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
  { value: 'ya', label: t.yes },
  { value: 'tidak', label: t.no },
] as const;

interface AnswerProps {
  readonly owner: PlaceOwner;
  /** Stored answer; empty without one. */
  readonly value: string;
  readonly question: EventQuestion;
  /** Field of the list, and position in it. */
  readonly name: string;
  readonly index: number;
}

function Answer({ owner, question, value, name, index }: AnswerProps) {
  const { text, kind, options, isRequired } = question;
  const common = { name: `${name}.${index}.value`, label: text, isRequired };
  if (kind === 'file') return <FileAnswer {...{ owner, question }} fileName={value} name={common.name} />;
  if (kind === 'text') return <TextAreaField {...common} rows={2} />;
  if (kind === 'number') return <TextField {...common} inputMode="decimal" autoComplete="off" />;
  const choices = kind === 'yes-no' ? yesNo : options.map((option) => ({ value: option, label: option }));
  return <SelectField {...common} options={choices} placeholder={t.chooseAnswer} />;
}
