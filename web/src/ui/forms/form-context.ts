import shapes, { type FormShape } from 'virtual:form-shapes';
import type { EndpointName } from 'contract';
import type { FileSlot } from 'contract/rules/files';
import { createContext, type RefObject, useContext, useEffect } from 'react';
import { type FieldValues, get, type UseFormReturn, useFormContext } from 'react-hook-form';

/** Why the value of a field stays off the device. */
export type UnkeptKind = 'password' | 'file';

export interface EndpointFormContext {
  /** Name of the endpoint; starts the id of every control. */
  readonly name: EndpointName;
  readonly isBusy: boolean;
  /** Sends the form with these values in the place of its own; `by` names the button that was pressed for it. */
  readonly submitAs: (values: FieldValues, by?: string) => void;
  /** The further button that it was sent by last; undefined after its own. */
  readonly sentBy: string | undefined;
  /** Fields that its usual submit needs, though the endpoint takes it without. */
  readonly needs: readonly string[];
  /** Labels of the fields on screen, in their order, for the error summary. */
  readonly labels: Map<string, string>;
  /** Fields on screen whose values no draft holds. */
  readonly unkept: Map<string, UnkeptKind>;
  /** Has a submit wait for what will still be among the values: false says that it will not, and nothing is sent. */
  readonly waitFor: (arrival: Promise<boolean>) => void;
  /** What was sent or given up last, as JSON of all values; undefined where no draft is kept. */
  readonly settled: RefObject<string | undefined> | undefined;
  /** Grows when the form is given other values: what shows only its first one starts anew. */
  readonly revision: number;
  /** Somebody has come to one of its fields. */
  readonly isBegun: boolean;
}

export const FormContext = createContext<EndpointFormContext | null>(null);

/** See EndpointFormContext; outside an EndpointForm nothing waits. */
export const useWaitFor = (): EndpointFormContext['waitFor'] =>
  useContext(FormContext)?.waitFor ?? (() => {});

export interface FormField {
  readonly id: string;
  readonly error: string | undefined;
  /** Whether the endpoint takes the form without this field. */
  readonly optional: boolean;
  readonly isBusy: boolean;
  /** See EndpointFormContext. */
  readonly revision: number;
  /** See EndpointFormContext. */
  readonly isBegun: boolean;
  /** Of a file: what is taken. */
  readonly slot: FileSlot | undefined;
  readonly form: UseFormReturn<FieldValues>;
}

export const controlId = (form: string, field: string): string => `${form}-${field}`;

/**
 * Ties a field to the EndpointForm around it.
 *
 * @param name a field of the endpoint, or the way to one inside: `steps.0.title`
 * @param unkept set where no draft may hold its value
 */
export function useFormField(name: string, label: string, unkept?: UnkeptKind): FormField {
  const context = useContext(FormContext);
  const form = useFormContext<FieldValues>();
  if (context === null) throw new Error(`The field ${name} stands outside an EndpointForm.`);
  const { labels, isBusy, needs, revision, isBegun } = context;
  useEffect(() => {
    labels.set(name, label);
    return () => {
      labels.delete(name);
    };
  }, [labels, name, label]);
  useEffect(() => {
    if (unkept !== undefined) context.unkept.set(name, unkept);
  }, [context.unkept, name, unkept]);
  const shape = shapes[context.name] ?? {};
  const slot = shape.files?.[name];
  const error = messageAt(form.formState.errors, name);
  return {
    id: controlId(context.name, name),
    error,
    optional: slot === undefined ? isOptional(shape, name) && !needs.includes(name) : !slot.required,
    isBusy,
    revision,
    isBegun,
    slot,
    form,
  };
}

const isOptional = ({ optional = [] }: FormShape, name: string): boolean =>
  optional.includes(name.replace(/\d+/g, '*'));

/** The message of a field's error, at any depth. */
export function messageAt(errors: object, name: string): string | undefined {
  const message = (get(errors, name) as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message : undefined;
}
