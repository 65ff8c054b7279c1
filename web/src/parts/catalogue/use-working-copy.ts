import type { WorkingKind } from 'contract/fields/working-kinds';
import type { Writer } from 'contract/working-copies';
import { useMemo } from 'react';
import { useCall } from '#api/account.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import type { ServerDraft } from '#ui/forms/drafts/form-draft.tsx';

export interface WorkingCopyPlace {
  readonly kind: WorkingKind;
  /** Id of what is edited, or `newRecord`. */
  readonly record: string;
}

export interface WorkingCopy {
  readonly place: WorkingCopyPlace;
  /** Whether it is known what the server keeps, or that it cannot be known: before, no form is filled in. */
  readonly isSettled: boolean;
  /** Undefined where the server cannot be asked: what it keeps must not be replaced unseen. */
  readonly server: ServerDraft | undefined;
  readonly others: readonly Writer[];
  readonly reload: () => Promise<unknown>;
}

/** What the server keeps of a form that somebody writes in for long, and who else is at it. */
export function useWorkingCopy(kind: WorkingKind, record: string): WorkingCopy {
  const call = useCall();
  const { data, isError, refetch } = useEndpoint('getWorkingCopies', { kind, record }, { fresh: true });
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

/** A record to be edited, as soon as it is known what the server keeps of the form. */
export const onceSettled = <R extends { readonly data: unknown }>(
  record: R,
  { isSettled }: WorkingCopy,
): R => (isSettled ? record : { ...record, data: undefined });
