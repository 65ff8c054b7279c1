import type { EndpointName } from 'contract';
import { useState } from 'react';
import type { EndpointInput, EndpointReply } from '#api/client.ts';
import { type UseEndpointOptions, useEndpoint } from '#api/use-endpoint.ts';
import type { RecordQuery } from '#ui/base/record-screen.tsx';

/** A record with the form that edits it. */
export interface EditedRecord<T> extends RecordQuery<T> {
  /** Key of the form: another one starts it anew with what was read last. */
  readonly formKey: number;
  readonly restartForm: () => void;
  /** Reads the record again, then starts the form anew. */
  readonly reload: () => Promise<void>;
}

/** Reads a record to be edited; the form with the key starts anew only when told, whatever is read meanwhile. */
export function useRecord<N extends EndpointName>(
  name: N,
  input: EndpointInput<N>,
  options: UseEndpointOptions = {},
): EditedRecord<EndpointReply<N>> {
  const { data, error, refetch } = useEndpoint(name, input, options);
  const [formKey, setFormKey] = useState(0);
  const restartForm = () => setFormKey((key) => key + 1);
  return { data, error, refetch, formKey, restartForm, reload: () => refetch().then(restartForm) };
}
