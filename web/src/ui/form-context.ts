import type { Endpoint } from 'contract/endpoint';
import { createContext, useContext, useEffect } from 'react';
import { type FieldValues, type UseFormReturn, useFormContext } from 'react-hook-form';

export interface EndpointFormContext {
  /** Name of the endpoint; starts the id of every control. */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly isBusy: boolean;
  /** Labels of the fields on screen, in their order, for the error summary. */
  readonly labels: Map<string, string>;
}

export const FormContext = createContext<EndpointFormContext | null>(null);

export interface FormField {
  readonly id: string;
  readonly error: string | undefined;
  /** Whether the endpoint takes the form without this field. */
  readonly optional: boolean;
  readonly isBusy: boolean;
  readonly endpoint: Endpoint;
  readonly form: UseFormReturn<FieldValues>;
}

export const controlId = (form: string, field: string): string => `${form}-${field}`;

/** Ties a field to the EndpointForm around it. */
export function useFormField(name: string, label: string): FormField {
  const context = useContext(FormContext);
  const form = useFormContext<FieldValues>();
  if (context === null) throw new Error(`The field ${name} stands outside an EndpointForm.`);
  const { labels, endpoint, isBusy } = context;
  useEffect(() => {
    labels.set(name, label);
    return () => {
      labels.delete(name);
    };
  }, [labels, name, label]);
  const error = form.formState.errors[name]?.message;
  return {
    id: controlId(context.name, name),
    error: typeof error === 'string' ? error : undefined,
    optional: isOptional(endpoint, name),
    isBusy,
    endpoint,
    form,
  };
}

function isOptional(endpoint: Endpoint, name: string): boolean {
  const slot = endpoint.files?.[name];
  if (slot !== undefined) return !slot.required;
  const schema = endpoint.input.shape[name];
  return schema !== undefined && 'safeParse' in schema && schema.safeParse(undefined).success;
}
