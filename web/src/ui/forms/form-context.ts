import shapes, { type FormShape } from 'virtual:form-shapes';
import type { EndpointName } from 'contract';
import { createContext, type RefObject, useContext, useEffect } from 'react';
import { type FieldValues, get, useFormContext } from 'react-hook-form';

/** Reason why the value of a field is never stored on the device. */
export type ExcludedKind = 'password' | 'file';

export interface EndpointFormContext {
  readonly name: EndpointName;
  /** Prefix of the id of every control. */
  readonly idPrefix: string;
  /** Language of what is typed, if it is not that of the page. */
  readonly textLang: string | undefined;
  readonly isBusy: boolean;
  /** Submits the form with these values set first. `by` identifies the pressed button. */
  readonly submitAs: (values: FieldValues, by?: string) => void;
  /** Additional button that last submitted the form. Undefined after the default submit. */
  readonly sentBy: string | undefined;
  readonly needs: readonly string[];
  /** Labels of the mounted fields in their order, for the error summary. */
  readonly labels: Map<string, string>;
  /** Mounted fields whose values are not stored in drafts. */
  readonly excludedFields: Map<string, ExcludedKind>;
  /** Delays a submit until the promise settles, for example for an upload. False cancels the submit. */
  readonly waitFor: (arrival: Promise<boolean>) => void;
  /** Values that were last sent or discarded, as JSON. Undefined without drafts. */
  readonly settled: RefObject<string | undefined> | undefined;
  /** Increases when the values of the form are replaced, so that uncontrolled fields are mounted again. */
  readonly revision: number;
  readonly isStarted: boolean;
}

export const FormContext = createContext<EndpointFormContext | null>(null);

/** Title of the surrounding list entry, such as 'Anggota dewan 3'; empty outside of lists. */
export const EntryTitle = createContext('');

export const useWaitFor = (): EndpointFormContext['waitFor'] =>
  useContext(FormContext)?.waitFor ?? (() => {});

export const controlId = (form: string, field: string): string => `${form}-${field}`;

/** Connects a field, or a path inside one such as `steps.0.title`, with the surrounding EndpointForm. */
export function useFormField(name: string, label: string, excluded?: ExcludedKind) {
  const context = useContext(FormContext);
  const form = useFormContext<FieldValues>();
  if (context === null) throw new Error(`The field ${name} is outside an EndpointForm.`);
  const { labels, isBusy, needs, revision, isStarted } = context;
  const entry = useContext(EntryTitle);
  useEffect(() => {
    labels.set(name, entry === '' || entry.endsWith(label) ? label : `${entry}, ${label}`);
    return () => {
      labels.delete(name);
    };
  }, [labels, name, label, entry]);
  useEffect(() => {
    if (excluded !== undefined) context.excludedFields.set(name, excluded);
  }, [context.excludedFields, name, excluded]);
  const shape = shapes[context.name] ?? {};
  const slot = shape.files?.[name];
  const error = messageAt(form.formState.errors, name);
  return {
    id: controlId(context.idPrefix, name),
    error,
    optional: slot === undefined ? isOptional(shape, name) && !needs.includes(name) : slot.required === false,
    textLang: context.textLang,
    isBusy,
    revision,
    isStarted,
    slot,
    form,
  };
}

const isOptional = ({ optional = [] }: FormShape, name: string): boolean =>
  optional.includes(name.replace(/\d+/g, '*'));

export function messageAt(errors: object, name: string): string | undefined {
  const message = (get(errors, name) as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message : undefined;
}
