import { zodResolver } from '@hookform/resolvers/zod';
import type { Endpoint } from 'contract/endpoint';
import { type FileSlot, fileMissing, fileProblem } from 'contract/files';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** What is wrong with the file of a slot, undefined when it may be sent. */
function slotProblem(slot: FileSlot, value: unknown): string | undefined {
  if (value instanceof File) return fileProblem(value, slot);
  return slot.required ? fileMissing(slot) : undefined;
}

/**
 * Checks a form by the schema and the file slots of its endpoint, the same that the function applies.
 *
 * @param fixed input that is not typed by a person, such as the id in the path
 */
export function endpointResolver(endpoint: Endpoint, fixed: FieldValues): Resolver<FieldValues> {
  const checkFields = zodResolver(endpoint.input);
  return async (values, context, options) => {
    const input = { ...fixed, ...values };
    const { errors } = await checkFields(input, context, options);
    const found: FieldErrors = { ...errors };
    for (const [name, slot] of Object.entries(endpoint.files ?? {})) {
      const message = slotProblem(slot, values[name]);
      if (message !== undefined) found[name] = { type: 'file', message };
    }
    return Object.keys(found).length === 0 ? { values: input, errors: {} } : { values: {}, errors: found };
  };
}
