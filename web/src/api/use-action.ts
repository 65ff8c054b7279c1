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

/** Counts something of everything: whatever is done may make it stale. Asked for anew where it is on screen. */
export const countsOfAll: EndpointName = 'getDashboard';

/** Changes something through an endpoint, then refreshes what it made stale. */
export function useAction<N extends EndpointName>(name: N, options: UseActionOptions = {}): Action<N> {
  const queries = useQueryClient();
  const call = useCall();
  const [progress, setProgress] = useState<number | null>(null);
  const underWay = useRef<Promise<EndpointReply<N>> | null>(null);
  const abort = useRef<AbortController | null>(null);
  const keyOf = useKey<EndpointInput<N>>();
  const mutation = useMutation<EndpointReply<N>, Error, EndpointInput<N>>({
    mutationFn: (input) => {
      abort.current = new AbortController();
      const { signal } = abort.current;
      return call(name, input, { signal, onProgress: setProgress, key: keyOf(input) });
    },
    onSuccess: async () => {
      keyOf(null);
      void queries.invalidateQueries({ queryKey: [countsOfAll] });
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

/**
 * A key for what is sent: the same one for the same again, until it has succeeded. So a click after a lost answer does
 * nothing twice, and learns what became of the first.
 */
function useKey<T extends object>(): (input: T | null) => string | undefined {
  const last = useRef<{ readonly input: T; readonly key: string } | null>(null);
  return (input) => {
    if (input === null) last.current = null;
    else if (last.current === null || !isSame(last.current.input, input)) {
      last.current = { input, key: newKey() };
    }
    return last.current?.key;
  };
}

/** Files by what they are, all else by what it says. */
function isSame(one: object, other: object): boolean {
  const entries = Object.entries(one);
  const others = new Map(Object.entries(other));
  return entries.length === others.size && entries.every(([name, value]) => isAlike(value, others.get(name)));
}

const isAlike = (one: unknown, other: unknown): boolean =>
  one === other || (!(one instanceof Blob) && JSON.stringify(one) === JSON.stringify(other));

/** 128 bits; `randomUUID` is missing where a site is not served safely. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
