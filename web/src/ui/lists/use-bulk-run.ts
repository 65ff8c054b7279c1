import { useQueryClient } from '@tanstack/react-query';
import type { EndpointName } from 'contract';
import { useRef, useState } from 'react';
import { Declined } from '#api/proof.ts';
import { countsOfAll } from '#api/use-action.ts';
import { reasonOf } from '#ui/base/error-message.ts';

/** One request of many. */
export interface BulkTask {
  readonly id: string;
  /** Whose record it is about. */
  readonly name: string;
  readonly send: () => Promise<unknown>;
}

export interface BulkFailure {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

export interface BulkState {
  readonly phase: 'asking' | 'running' | 'finished';
  readonly total: number;
  /** How many were tried. */
  readonly done: number;
  readonly failures: readonly BulkFailure[];
  /** Ended by the person before the last one. */
  readonly isStopped: boolean;
}

const initial: BulkState = { phase: 'asking', total: 0, done: 0, failures: [], isStopped: false };

const failureOf = ({ id, name }: BulkTask, error: unknown): BulkFailure => ({
  id,
  name,
  text: reasonOf(error) ?? 'Tidak ada jawaban dari server. Coba lagi.',
});

export interface BulkRun {
  readonly state: BulkState;
  /** Sends one request after the other; a second call while they are under way does nothing. */
  readonly run: (tasks: readonly BulkTask[]) => Promise<void>;
  /** Ends after the request that is under way. */
  readonly stop: () => void;
  readonly reset: () => void;
}

/**
 * Does the same to many records.
 *
 * @param refreshes endpoints whose answers are out of date afterwards
 * @param onSettled told the ids that went through
 */
export function useBulkRun(
  refreshes: readonly EndpointName[],
  onSettled: (ids: readonly string[]) => void,
): BulkRun {
  const queries = useQueryClient();
  const [state, setState] = useState(initial);
  const control = useRef({ isRunning: false, isStopped: false });
  const run = async (tasks: readonly BulkTask[]) => {
    if (control.current.isRunning) return;
    control.current = { isRunning: true, isStopped: false };
    const [failures, succeeded]: [BulkFailure[], string[]] = [[], []];
    const tell = (phase: BulkState['phase'], done: number) =>
      setState({ phase, total: tasks.length, done, failures: [...failures], isStopped: done < tasks.length });
    tell('running', 0);
    let done = 0;
    for (const task of tasks) {
      try {
        await task.send();
        succeeded.push(task.id);
      } catch (error) {
        if (error instanceof Declined) break;
        failures.push(failureOf(task, error));
      }
      done += 1;
      tell('running', done);
      if (control.current.isStopped) break;
    }
    control.current.isRunning = false;
    tell('finished', done);
    onSettled(succeeded);
    for (const stale of [countsOfAll, ...refreshes]) void queries.invalidateQueries({ queryKey: [stale] });
  };
  return {
    state,
    run,
    stop: () => {
      control.current.isStopped = true;
    },
    reset: () => setState(initial),
  };
}
