import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EndpointName } from 'contract';
import { useRef, useState } from 'react';
import { useCall } from './account.ts';
import type { EndpointInput, EndpointReply } from './client.ts';

export interface UseActionOptions {
  /** Endpoints whose cached replies become stale after success. */
  readonly refreshes?: readonly EndpointName[];
}

export interface Action<N extends EndpointName> {
  /** Sends the request. A call while one is pending returns the pending result. */
  readonly run: (input: EndpointInput<N>) => Promise<EndpointReply<N>>;
  readonly isBusy: boolean;
  /** Sent share of an upload, 0 to 1. Null while nothing is sent. */
  readonly progress: number | null;
  readonly cancel: () => void;
}

/** Counts records of all kinds, so every mutation may make it stale. Refetched where it is on screen. */
export const dashboardEndpoint: EndpointName = 'getDashboard';

export function useAction<N extends EndpointName>(name: N, options: UseActionOptions = {}): Action<N> {
  const queries = useQueryClient();
  const call = useCall();
  const [progress, setProgress] = useState<number | null>(null);
  const pending = useRef<Promise<EndpointReply<N>> | null>(null);
  const abort = useRef<AbortController | null>(null);
  const getIdempotencyKey = useIdempotencyKey<EndpointInput<N>>();
  const mutation = useMutation<EndpointReply<N>, Error, EndpointInput<N>>({
    mutationFn: (input) => {
      abort.current = new AbortController();
      const { signal } = abort.current;
      return call(name, input, { signal, onProgress: setProgress, idempotencyKey: getIdempotencyKey(input) });
    },
    onSuccess: async () => {
      getIdempotencyKey(null);
      void queries.invalidateQueries({ queryKey: [dashboardEndpoint] });
      for (const stale of options.refreshes ?? []) await queries.invalidateQueries({ queryKey: [stale] });
    },
    onSettled: () => {
      pending.current = null;
      setProgress(null);
    },
  });
  return {
    run: (input) => {
      pending.current ??= mutation.mutateAsync(input);
      return pending.current;
    },
    isBusy: mutation.isPending,
    progress,
    cancel: () => abort.current?.abort(),
  };
}

/** Gives equal inputs the same key until one succeeds: a click after a lost response repeats nothing. */
function useIdempotencyKey<T extends object>(): (input: T | null) => string | undefined {
  const last = useRef<{ readonly input: T; readonly key: string } | null>(null);
  return (input) => {
    if (input === null) last.current = null;
    else if (last.current === null || !isSameInput(last.current.input, input)) {
      last.current = { input, key: generateKey() };
    }
    return last.current?.key;
  };
}

/** Compares files by identity, and all other values by their JSON. */
function isSameInput(one: object, other: object): boolean {
  const entries = Object.entries(one);
  const others = new Map(Object.entries(other));
  return (
    entries.length === others.size && entries.every(([name, value]) => isSameValue(value, others.get(name)))
  );
}

const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || (!(one instanceof Blob) && JSON.stringify(one) === JSON.stringify(other));

/** Generates 128 random bits. `randomUUID` is missing outside secure contexts. */
const generateKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
