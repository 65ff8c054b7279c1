import type { FileSlot } from 'contract/rules/files';
import { useEffect } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { currentFile, type FileChoice, RefusedFile, toFileChoice } from '#ui/files/file-choice.ts';
import { SlotField } from '#ui/files/slot-field.tsx';
import type { PreparationOptions } from '#ui/files/use-file-preparation.ts';
import { useFormField } from './form-context.ts';
import type { CommonProps } from './form-fields.tsx';

export interface FileFieldProps<Name extends string> extends CommonProps<Name>, PreparationOptions {}

export interface DataUrlFieldProps<Name extends string> extends CommonProps<Name> {
  readonly slot: FileSlot;
  readonly onProblem?: ((problem: string) => void) | undefined;
}

export const FileField = <Name extends string>(props: FileFieldProps<Name>) => <ChoiceField {...props} />;

/** Field for a picture that is sent inside JSON. The resolver converts it to a data URL. */
export const DataUrlField = <Name extends string>(props: DataUrlFieldProps<Name>) => (
  <ChoiceField {...props} />
);

/** Field whose value is a FileChoice. Uses the slot of its props, or the endpoint's slot. */
function ChoiceField(props: FileFieldProps<string> & Partial<DataUrlFieldProps<string>>) {
  const { name, label, hint, className, refine, unreadableMessage, onProblem } = props;
  const { id, error, optional, isBusy, form, ...endpoint } = useFormField(name, label, 'file');
  const { field, fieldState } = useController<FieldValues, string>({ control: form.control, name });
  const { getValues, setValue, clearErrors } = form;
  const slot = props.slot ?? endpoint.slot;
  if (slot === undefined) throw new Error(`The endpoint has no file field ${name}.`);
  const isStaleError = fieldState.error?.type === 'refused' && !(field.value instanceof RefusedFile);
  // A validation that started before the file was removed still reports it. Another file may be chosen by
  // now.
  useEffect(() => {
    if (isStaleError && !(getValues(name) instanceof RefusedFile)) clearErrors(name);
  }, [isStaleError, getValues, clearErrors, name]);
  // An unmounted field clears its refusal, because the user can no longer remove the file.
  useEffect(
    () => () => {
      const choice = toFileChoice(getValues(name));
      if (choice !== currentFile(choice)) setValue<string>(name, currentFile(choice));
      clearErrors(name);
    },
    [getValues, setValue, clearErrors, name],
  );
  const onChoice = (choice: FileChoice) => {
    clearErrors(name);
    // A chosen file has already been checked.
    const shouldValidate = choice === undefined && form.formState.isSubmitted;
    setValue<string>(name, choice, { shouldDirty: true, shouldValidate });
    if (!(choice instanceof RefusedFile)) return;
    form.setError(name, { type: 'refused', message: choice.problem });
    onProblem?.(choice.problem);
  };
  return (
    <SlotField
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      className={className}
      name={name}
      slot={slot}
      choice={toFileChoice(field.value)}
      disabled={isBusy}
      onChoice={onChoice}
      refine={refine}
      unreadableMessage={unreadableMessage}
    />
  );
}
