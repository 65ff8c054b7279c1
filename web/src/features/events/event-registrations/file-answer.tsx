import { answerFileSlot } from 'contract/rules/files';
import type { EventQuestion } from 'contract/schemas/events/questions';
import { fill } from 'contract/text/language/fill';
import { useState } from 'react';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/events/event-registrations';
import { Button } from '#ui/base/button.tsx';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { type FileChoice, RefusedFile } from '#ui/files/file-choice.ts';
import { SlotField } from '#ui/files/slot-field.tsx';
import { useFormField } from '#ui/forms/form-context.ts';
import { isGuest, type PlaceOwner } from './event-facts.tsx';

const refreshes = ['getOwnEventAnswers', 'getGuestPlace'] as const;

interface FileAnswerProps {
  readonly owner: PlaceOwner;
  readonly question: EventQuestion;
  /** Name of the stored file; empty without one. */
  readonly fileName: string;
  /** Path of the answer in the form, for its error. */
  readonly name: string;
}

/** Uploads the file of an answer as soon as it is chosen, and deletes or replaces a stored one. */
export function FileAnswer({ owner, question, fileName, name }: FileAnswerProps) {
  const { id, error, isBusy, form } = useFormField(name, question.text, 'file');
  const upload = useAction(isGuest(owner) ? 'saveGuestFile' : 'saveOwnEventFile', { refreshes });
  const removal = useAction(isGuest(owner) ? 'deleteGuestFile' : 'deleteOwnEventFile', { refreshes });
  const target = { ...owner, question: question._id };
  const [choice, setChoice] = useState<FileChoice>();
  const [refusal, setRefusal] = useState<string>();
  const attempt = async (change: () => Promise<unknown>) => {
    setRefusal(undefined);
    form.clearErrors(name);
    try {
      await change();
    } catch (failure) {
      setRefusal(getErrorMessage(failure));
    }
    setChoice(undefined);
  };
  const onChoice = (next: FileChoice) => {
    setChoice(next);
    if (next instanceof RefusedFile) setRefusal(next.problem);
    else if (next instanceof File) void attempt(() => upload.run({ ...target, answer: next }));
  };
  return (
    <div className="grid gap-2">
      <SlotField
        id={id}
        label={question.text}
        name={name}
        slot={answerFileSlot}
        choice={choice}
        disabled={isBusy || upload.isBusy || removal.isBusy}
        optional={!question.isRequired}
        error={refusal ?? error}
        onChoice={onChoice}
      />
      <div role="status" className="flex flex-wrap items-center gap-3 empty:hidden">
        {upload.isBusy && <p className="text-muted">{t.uploading}</p>}
        {fileName !== '' && !upload.isBusy && (
          <>
            <p className="min-w-0 wrap-anywhere">{fill(t.savedFile, { name: fileName })}</p>
            <Button
              variant="quiet"
              size="small"
              busy={removal.isBusy}
              aria-label={fill(t.deleteFile, { name: fileName })}
              onClick={() => void attempt(() => removal.run(target))}
            >
              {t.remove}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
