import type { FileSlot } from 'contract/rules/files';
import { useEffect } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { choiceOf, type FileChoice, keptFile, RefusedFile } from '#ui/files/file-choice.ts';
import { SlotField } from '#ui/files/slot-field.tsx';
import type { PreparationOptions } from '#ui/files/use-file-preparation.ts';
import { useFormField } from './form-context.ts';
import type { CommonProps } from './form-fields.tsx';

export interface FileFieldProps<Name extends string> extends CommonProps<Name>, PreparationOptions {}

export interface DataUrlFieldProps<Name extends string> extends CommonProps<Name> {
  readonly slot: FileSlot;
  /** Also told what is wrong with a chosen file, which stands beside the field anyway. */
  readonly onProblem?: ((problem: string) => void) | undefined;
}

/** A file of one of the endpoint's slots. */
export const FileField = <Name extends string>(props: FileFieldProps<Name>) => <ChoiceField {...props} />;

/** A picture that travels inside JSON: the resolver makes a data URL of it. */
export const DataUrlField = <Name extends string>(props: DataUrlFieldProps<Name>) => (
  <ChoiceField {...props} />
);

/** A field whose value is a FileChoice, with the slot of the endpoint unless it names one. */
function ChoiceField(props: FileFieldProps<string> & Partial<DataUrlFieldProps<string>>) {
  const { name, label, hint, className, refine, unreadable, onProblem } = props;
  const { id, error, optional, isBusy, form, ...endpoint } = useFormField(name, label, 'file');
  const { field, fieldState } = useController<FieldValues, string>({ control: form.control, name });
  const { getValues, setValue, clearErrors } = form;
  const slot = props.slot ?? endpoint.slot;
  if (slot === undefined) throw new Error(`The endpoint has no file field ${name}.`);
  const isOutOfDate = fieldState.error?.type === 'refused' && !(field.value instanceof RefusedFile);
  // A check that was under way when the file was taken away tells of it all the same; another one may be chosen by now.
  useEffect(() => {
    if (isOutOfDate && !(getValues(name) instanceof RefusedFile)) clearErrors(name);
  }, [isOutOfDate, getValues, clearErrors, name]);
  // A field that leaves the screen takes its refusal with it: nobody could take the file away any more.
  useEffect(
    () => () => {
      const choice = choiceOf(getValues(name));
      if (choice !== keptFile(choice)) setValue<string>(name, keptFile(choice));
      clearErrors(name);
    },
    [getValues, setValue, clearErrors, name],
  );
  const choose = (choice: FileChoice) => {
    clearErrors(name);
    // A chosen file was checked before it came here.
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
      choice={choiceOf(field.value)}
      disabled={isBusy}
      onChoice={choose}
      refine={refine}
      unreadable={unreadable}
    />
  );
}
