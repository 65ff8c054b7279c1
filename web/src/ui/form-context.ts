import type { Endpoint } from 'contract/endpoint';
import { createContext, useContext, useEffect } from 'react';
import { type FieldValues, get, type UseFormReturn, useFormContext } from 'react-hook-form';

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

/**
 * Ties a field to the EndpointForm around it.
 *
 * @param name a field of the endpoint, or the way to one inside: `stories.0.year`
 */
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
  const error = messageAt(form.formState.errors, name);
  return {
    id: controlId(context.name, name),
    error,
    optional: isOptional(endpoint, name),
    isBusy,
    endpoint,
    form,
  };
}

function isOptional(endpoint: Endpoint, name: string): boolean {
  const slot = endpoint.files?.[name];
  if (slot !== undefined) return !slot.required;
  const schema = name.split('.').reduce<unknown>(schemaInside, endpoint.input);
  return isParser(schema) && schema.safeParse(undefined).success;
}

/** The message of a field's error, at any depth. */
export function messageAt(errors: object, name: string): string | undefined {
  const message = (get(errors, name) as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message : undefined;
}

interface Parser {
  safeParse(value: unknown): { readonly success: boolean };
}

const isParser = (schema: unknown): schema is Parser =>
  typeof schema === 'object' && schema !== null && 'safeParse' in schema;

/** The schema of one property or of the entries of a list. */
function schemaInside(schema: unknown, key: string): unknown {
  const { shape, element } = (schema ?? {}) as { shape?: Record<string, unknown>; element?: unknown };
  return shape === undefined ? element : shape[key];
}
