import { ApiError } from 'contract/errors';
import type { UserRow } from 'contract/fields/people';
import { useRef, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { reasonOf } from '#ui/base/error-message.ts';
import type { Failure } from '#ui/base/failure-notice.tsx';
import { changedByDecision, type RequestEndpoints } from '../request-endpoints.ts';

export interface Decisions {
  readonly approve: (row: UserRow) => Promise<void>;
  /** @throws what the server said when it did not go through and the request is still open */
  readonly reject: (row: UserRow, reason: string | undefined) => Promise<void>;
  /** Tells of a request that turned out to be decided. */
  readonly takenByOther: (row: UserRow, error: unknown) => void;
  readonly isApproving: boolean;
  readonly isRejecting: boolean;
  readonly failure: Failure | null;
  /** The last decision that went through, in words. */
  readonly last: string;
}

/** Another admin was first, or the person is gone: there is nothing left to decide. */
export const isTaken = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 409 || error.code === 'not-found');

/** Decides one request at a time, however often a key is pressed, and takes it out of the queue. */
export function useDecisions(endpoints: RequestEndpoints, remove: (id: string) => void): Decisions {
  const refreshes = changedByDecision(endpoints);
  const approval = useAction(endpoints.approve, { refreshes });
  const rejection = useAction(endpoints.reject, { refreshes });
  const isUnderWay = useRef(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [last, setLast] = useState('');
  const dropTaken = (row: UserRow, error: unknown) => {
    const text = 'Permintaan ini sudah diputuskan oleh admin lain.';
    setFailure({ record: row.name, text, detail: reasonOf(error) });
    remove(row._id);
  };
  const decide = async (row: UserRow, send: () => Promise<{ message: string; changed?: boolean }>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFailure(null);
    try {
      const { message, changed = true } = await send();
      setLast(`${row.name}: ${message}${changed ? '' : ' Admin lain sudah menyetujuinya lebih dahulu.'}`);
      remove(row._id);
    } catch (error) {
      if (!isTaken(error)) throw error;
      dropTaken(row, error);
    } finally {
      isUnderWay.current = false;
    }
  };
  return {
    approve: (row) =>
      decide(row, () => approval.run({ id: row._id })).catch((error: unknown) => {
        const detail = reasonOf(error) ?? 'An error occurred. Please try again.';
        setFailure({ record: row.name, text: 'Permintaan ini tidak dapat disetujui.', detail });
      }),
    reject: (row, reason) => decide(row, () => rejection.run({ id: row._id, reason })),
    takenByOther: (row, error) => {
      if (!isUnderWay.current) dropTaken(row, error);
    },
    isApproving: approval.isBusy,
    isRejecting: rejection.isBusy,
    failure,
    last,
  };
}
