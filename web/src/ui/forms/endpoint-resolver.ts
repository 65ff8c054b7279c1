import shapes from 'virtual:form-shapes';
import type { EndpointName } from 'contract';
import { type FileSlot, findFileError, isFileRequired, missingFileMessage } from 'contract/rules/files';
import { wording } from 'contract/text/wording';
import { type FieldErrors, type FieldValues, get, type Resolver } from 'react-hook-form';
import * as t from '#messages/ui/forms';
import { readDataUrl } from '#ui/files/data-url.ts';
import { RefusedFile, toFileChoice, waitForChoice } from '#ui/files/file-choice.ts';

function slotProblem(slot: FileSlot, value: unknown, input: FieldValues): string | undefined {
  if (value instanceof File) return findFileError(value, slot);
  return isFileRequired(slot, input) ? missingFileMessage(slot) : undefined;
}

/** Waits for the pending choice of a file field, and returns the value to send. */
async function resolveFile(value: unknown, isSlot: boolean): Promise<unknown> {
  const awaited = await waitForChoice(toFileChoice(value));
  const choice = awaited instanceof RefusedFile ? (awaited.previous ?? awaited) : awaited;
  if (isSlot || !(choice instanceof File)) return choice;
  return readDataUrl(choice).catch(() => new RefusedFile(choice.name, t.fileUnreadable, undefined));
}

const resolveValues = async (values: FieldValues, slots: object): Promise<FieldValues> => {
  const entries = Object.entries(values).map(async ([field, value]) => [
    field,
    toFileChoice(value) === undefined ? value : await resolveFile(value, field in slots),
  ]);
  return Object.fromEntries(await Promise.all(entries));
};

/** A date without its time has the value '', as an empty control has. */
const isHalfTyped = (control: unknown): boolean =>
  control instanceof HTMLInputElement && control.validity.badInput;

const resolvers = new Map<EndpointName, Resolver<FieldValues>>();

/** Loads the validation of the fields by the endpoint's schema. Undefined if it cannot be loaded. */
export async function loadValidator(name: EndpointName): Promise<Resolver<FieldValues> | undefined> {
  const resolver = resolvers.get(name);
  if (resolver !== undefined) return resolver;
  try {
    const schemaOf = async () => (await import('virtual:form-checks')).default[name]?.();
    const [schema, { zodResolver }] = await Promise.all([schemaOf(), import('@hookform/resolvers/zod')]);
    if (schema === undefined) return undefined;
    const validate = zodResolver(schema);
    resolvers.set(name, validate);
    return validate;
  } catch {
    return undefined;
  }
}

/** Validates by schema and file slots, like the function. Without the schema the form is sent anyway. */
export function endpointResolver(name: EndpointName, fixed: FieldValues): Resolver<FieldValues> {
  const slots = shapes[name]?.files ?? {};
  return async (values, context, options) => {
    const input: FieldValues = { ...fixed, ...(await resolveValues(values, slots)) };
    const validate = await loadValidator(name);
    const errors: FieldErrors = { ...(await validate?.(input, context, options))?.errors };
    for (const [field, value] of Object.entries(input)) {
      if (value instanceof RefusedFile) errors[field] = { type: 'refused', message: value.problem };
    }
    for (const field of options.names ?? []) {
      const { ref } = (get(options.fields, field) as { ref?: unknown } | undefined) ?? {};
      if (isHalfTyped(ref)) errors[field] = { type: 'incomplete', message: wording.incompleteInput };
    }
    for (const [field, slot] of Object.entries(slots)) {
      const message = slotProblem(slot, input[field], input);
      if (message !== undefined) errors[field] ??= { type: 'file', message };
    }
    return Object.keys(errors).length === 0 ? { values: input, errors: {} } : { values: {}, errors };
  };
}
