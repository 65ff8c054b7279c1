import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EndpointName } from 'contract';
import { useRef, useState } from 'react';
import { useCall } from './account.ts';
import type { EndpointInput, EndpointReply } from './client.ts';

export interface UseActionOptions {
  /** Endpoints whose answers are out of date once this one succeeded. */
  readonly refreshes?: readonly EndpointName[];
}

export interface Action<N extends EndpointName> {
  /** Sends the request; a second call while one is under way gets the first one's answer. */
  readonly run: (input: EndpointInput<N>) => Promise<EndpointReply<N>>;
  readonly isBusy: boolean;
  /** Sent share of an upload, 0 to 1; null while nothing is sent. */
  readonly progress: number | null;
  readonly cancel: () => void;
}

/** Changes something through an endpoint, then refreshes what it made stale. */
export function useAction<N extends EndpointName>(name: N, options: UseActionOptions = {}): Action<N> {
  const queries = useQueryClient();
  const call = useCall();
  const [progress, setProgress] = useState<number | null>(null);
  const underWay = useRef<Promise<EndpointReply<N>> | null>(null);
  const abort = useRef<AbortController | null>(null);
  const mutation = useMutation<EndpointReply<N>, Error, EndpointInput<N>>({
    mutationFn: (input) => {
      abort.current = new AbortController();
      return call(name, input, { signal: abort.current.signal, onProgress: setProgress });
    },
    onSuccess: async () => {
      for (const stale of options.refreshes ?? []) await queries.invalidateQueries({ queryKey: [stale] });
    },
    onSettled: () => {
      underWay.current = null;
      setProgress(null);
    },
  });
  return {
    run: (input) => {
      underWay.current ??= mutation.mutateAsync(input);
      return underWay.current;
    },
    isBusy: mutation.isPending,
    progress,
    cancel: () => abort.current?.abort(),
  };
}
