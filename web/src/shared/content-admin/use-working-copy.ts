import type { Writer } from 'contract/content/working-copies';
import type { WorkingKind } from 'contract/schemas/working-kinds';
import { useMemo } from 'react';
import { useCall } from '#api/account.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import type { ServerDraft } from '#ui/forms/drafts/form-draft.tsx';

export interface WorkingCopy {
  readonly place: { readonly kind: WorkingKind; readonly record: string };
  /** Whether the working copy is loaded or cannot be loaded. Forms are not filled in before. */
  readonly isSettled: boolean;
  /** Undefined when the server cannot be reached: an unseen working copy must not be overwritten. */
  readonly server: ServerDraft | undefined;
  readonly others: readonly Writer[];
  readonly reload: () => Promise<unknown>;
}

/** Loads the working copy and other editors. The draft on the device is newer after a lost connection. */
export function useWorkingCopy(kind: WorkingKind, record: string): WorkingCopy {
  const call = useCall();
  const { data, isError, refetch } = useEndpoint('getWorkingCopies', { kind, record }, { bypassCache: true });
  const place = useMemo(() => ({ kind, record }), [kind, record]);
  const server = useMemo((): ServerDraft | undefined => {
    if (data === undefined) return undefined;
    const { own } = data;
    const found = own && {
      values: own.values,
      ...(own.basedOn === null ? {} : { basedOn: own.basedOn }),
      at: Date.parse(own.savedAt),
      by: own.name,
    };
    return { found: found ?? undefined, drop: () => call('dropWorkingCopy', { kind, record }) };
  }, [data, call, kind, record]);
  return {
    place,
    isSettled: data !== undefined || isError,
    server,
    others: data?.others ?? [],
    reload: refetch,
  };
}

export const recordWhenSettled = <R extends { readonly data: unknown }>(
  record: R,
  { isSettled }: WorkingCopy,
): R => (isSettled ? record : { ...record, data: undefined });
