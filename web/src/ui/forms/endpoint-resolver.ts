import checks from 'virtual:form-checks';
import shapes from 'virtual:form-shapes';
import type { EndpointName } from 'contract';
import { type FileSlot, fileMissing, fileProblem } from 'contract/rules/files';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** What is wrong with the file of a slot, undefined when it may be sent. */
function slotProblem(slot: FileSlot, value: unknown): string | undefined {
  if (value instanceof File) return fileProblem(value, slot);
  return slot.required ? fileMissing(slot) : undefined;
}

const resolvers = new Map<EndpointName, Resolver<FieldValues>>();

/** Checks the fields by the schema, undefined when that cannot be loaded. */
export async function loadChecks(name: EndpointName): Promise<Resolver<FieldValues> | undefined> {
  const resolver = resolvers.get(name);
  if (resolver !== undefined) return resolver;
  try {
    const [schema, { zodResolver }] = await Promise.all([
      checks[name]?.(),
      import('@hookform/resolvers/zod'),
    ]);
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
  const slots = Object.entries(shapes[name]?.files ?? {});
  return async (values, context, options) => {
    const input = { ...fixed, ...values };
    const checkFields = await loadChecks(name);
    const errors: FieldErrors = { ...(await checkFields?.(input, context, options))?.errors };
    for (const [field, slot] of slots) {
      const message = slotProblem(slot, values[field]);
      if (message !== undefined) errors[field] = { type: 'file', message };
    }
    return Object.keys(errors).length === 0 ? { values: input, errors: {} } : { values: {}, errors: errors };
  };
}
