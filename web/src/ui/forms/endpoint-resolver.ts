import shapes from 'virtual:form-shapes';
import type { EndpointName } from 'contract';
import { type FileSlot, fileMissing, fileProblem } from 'contract/rules/files';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { dataUrlOf } from '#ui/files/data-url.ts';
import { choiceOf, RefusedFile, settled } from '#ui/files/file-choice.ts';

/** What is wrong with the file of a slot, undefined when it may be sent. */
function slotProblem(slot: FileSlot, value: unknown): string | undefined {
  if (value instanceof File) return fileProblem(value, slot);
  return slot.required ? fileMissing(slot) : undefined;
}

/** The value of a file field as it is sent, once it is known what becomes of the choice. */
async function readyFile(value: unknown, isSlot: boolean): Promise<unknown> {
  const choice = await settled(choiceOf(value));
  if (isSlot || !(choice instanceof File)) return choice;
  return dataUrlOf(choice).catch(() => new RefusedFile(choice.name, 'Error reading the file.', undefined));
}

const readyValues = async (values: FieldValues, slots: object): Promise<FieldValues> => {
  const entries = Object.entries(values).map(async ([field, value]) => [
    field,
    choiceOf(value) === undefined ? value : await readyFile(value, field in slots),
  ]);
  return Object.fromEntries(await Promise.all(entries));
};

const resolvers = new Map<EndpointName, Resolver<FieldValues>>();

/** Checks the fields by the schema, undefined when that cannot be loaded. */
export async function loadChecks(name: EndpointName): Promise<Resolver<FieldValues> | undefined> {
  const resolver = resolvers.get(name);
  if (resolver !== undefined) return resolver;
  try {
    const schemaOf = async () => (await import('virtual:form-checks')).default[name]?.();
    const [schema, { zodResolver }] = await Promise.all([schemaOf(), import('@hookform/resolvers/zod')]);
    if (schema === undefined) return undefined;
    const checkFields = zodResolver(schema);
    resolvers.set(name, checkFields);
    return checkFields;
  } catch {
    return undefined;
  }
}

/**
 * Checks a form by the schema and the file slots of its endpoint, the same that the function applies. Where the schema
 * cannot be loaded, what was typed is sent without it, and the function says what is wrong.
 *
 * @param fixed input that is not typed by a person, such as the id in the path
 */
export function endpointResolver(name: EndpointName, fixed: FieldValues): Resolver<FieldValues> {
  const slots = shapes[name]?.files ?? {};
  return async (values, context, options) => {
    const input: FieldValues = { ...fixed, ...(await readyValues(values, slots)) };
    const checkFields = await loadChecks(name);
    const errors: FieldErrors = { ...(await checkFields?.(input, context, options))?.errors };
    for (const [field, value] of Object.entries(input)) {
      if (value instanceof RefusedFile) errors[field] = { type: 'refused', message: value.problem };
    }
    for (const [field, slot] of Object.entries(slots)) {
      const message = slotProblem(slot, input[field]);
      if (message !== undefined) errors[field] ??= { type: 'file', message };
    }
    return Object.keys(errors).length === 0 ? { values: input, errors: {} } : { values: {}, errors: errors };
  };
}
