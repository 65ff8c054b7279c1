import { ApiError, type FieldMessages } from 'contract/errors';
import { wording } from 'contract/text/wording';
import { type ReactNode, useState } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { ConnectionError } from '#api/transport/connection-error.ts';
import * as t from '#messages/ui/forms';

export interface FormFailure {
  readonly message: ReactNode;
  /** Shown smaller below the message. */
  readonly detail?: string | undefined;
  readonly fields?: FieldMessages | undefined;
  readonly isConflict?: boolean;
  /** Shown only while a required field is empty. */
  readonly isIncomplete?: boolean;
}

export interface FailureOptions {
  /** Message above the form if a required field is empty (requirements 4.9). */
  readonly incomplete?: ReactNode;
  /** Returns the messages for a failure. Undefined uses the server's message. */
  readonly explain?: ((error: Error) => FormFailure | undefined) | undefined;
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const toFailure = (error: Error): FormFailure => ({
  message: isAbort(error) ? t.aborted : error.message,
  fields: error instanceof ApiError ? error.fields : undefined,
});

/** Says after a lost connection that the form keeps its input, also below a text of the form itself. */
const withConnectionHint = (error: Error, { detail = '', ...failure }: FormFailure): FormFailure => {
  const hint = error instanceof ConnectionError ? t.inputKept : '';
  return { ...failure, detail: `${detail} ${hint}`.trim() || undefined };
};

const hasEmptyField = (errors: FieldErrors): boolean =>
  Object.values(errors).some((error) => error?.message === wording.required);

const isConflict = (error: Error): error is ApiError =>
  error instanceof ApiError && error.code === 'conflict';

const toConflict = (error: ApiError): FormFailure => ({
  message: error.message,
  detail: t.conflictText,
  fields: error.fields,
  isConflict: true,
});

/** Marks the fields without a message, and returns whether there are any. */
function markFields(form: UseFormReturn<FieldValues>, { fields }: FormFailure): boolean {
  const unmarked = Object.entries(fields ?? {}).filter(
    ([field]) => form.getFieldState(field).error === undefined,
  );
  for (const [field, message] of unmarked) form.setError(field, { type: 'server', message });
  return unmarked.length > 0;
}

/** Failure of the last submit, with the marks of its fields. */
export function useFailure(form: UseFormReturn<FieldValues>, { incomplete, explain }: FailureOptions) {
  const [failure, setFailure] = useState<FormFailure>();
  /** Increases with each refused submit, which moves the focus. */
  const [refusals, setRefusals] = useState(0);
  const countRefusal = () => setRefusals((count) => count + 1);
  const explainFailure = (error: Error) => (isAbort(error) ? undefined : explain?.(error));
  const isCompleted = failure?.isIncomplete === true && !hasEmptyField(form.formState.errors);
  return {
    failure: isCompleted ? undefined : failure,
    refusals,
    clearFailure: () => setFailure(undefined),
    refuse(error: Error): void {
      const refusal = isConflict(error)
        ? toConflict(error)
        : withConnectionHint(error, explainFailure(error) ?? toFailure(error));
      markFields(form, refusal);
      setFailure(refusal);
      countRefusal();
    },
    refuseIncomplete(errors: FieldErrors): void {
      const isNamed = hasEmptyField(errors) && incomplete !== undefined;
      setFailure(isNamed ? { message: incomplete, isIncomplete: true } : undefined);
      countRefusal();
    },
    refuseUpload(): void {
      setFailure({ message: t.pictureMissing });
      countRefusal();
    },
    /** Adds problems that the server found to those that the form shows already. */
    addProblems(error: Error): void {
      const explained = explainFailure(error);
      if (!markFields(form, explained ?? toFailure(error))) return;
      if (explained !== undefined) setFailure(explained);
      countRefusal();
    },
  };
}
