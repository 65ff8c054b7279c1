import type { EndpointName } from 'contract';
import { useState } from 'react';
import type { EndpointInput, EndpointReply } from '#api/client.ts';
import { type UseEndpointOptions, useEndpoint } from '#api/use-endpoint.ts';
import type { RecordQuery } from '#ui/base/record-screen.tsx';

export interface EditedRecord<T> extends RecordQuery<T> {
  /** Key of the form. A new key mounts it again with the latest data. */
  readonly formKey: number;
  readonly restartForm: () => void;
  readonly reload: () => Promise<void>;
}

/** Queries a record for editing. Refetches in the background do not reset the form. */
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
