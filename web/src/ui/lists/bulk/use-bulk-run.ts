import { useQueryClient } from '@tanstack/react-query';
import type { EndpointName } from 'contract';
import { useRef, useState } from 'react';
import { ReauthDeclined } from '#api/reauthentication.ts';
import { dashboardEndpoint } from '#api/use-action.ts';
import { getErrorReason } from '#ui/base/error-message.ts';

export interface BulkTask {
  readonly id: string;
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
  readonly done: number;
  readonly failures: readonly BulkFailure[];
  readonly isStopped: boolean;
}

const initial: BulkState = { phase: 'asking', total: 0, done: 0, failures: [], isStopped: false };

const toBulkFailure = ({ id, name }: BulkTask, error: unknown): BulkFailure => ({
  id,
  name,
  text: getErrorReason(error) ?? 'Tidak ada jawaban dari server. Coba lagi.',
});

export interface BulkRun {
  readonly state: BulkState;
  /** Sends the requests one after another. A call while they run is ignored. */
  readonly run: (tasks: readonly BulkTask[]) => Promise<void>;
  readonly stop: () => void;
  readonly reset: () => void;
}

/** Runs the same action on many records. `onSettled` receives the ids of the successful ones. */
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
    const report = (phase: BulkState['phase'], done: number) =>
      setState({ phase, total: tasks.length, done, failures: [...failures], isStopped: done < tasks.length });
    report('running', 0);
    let done = 0;
    for (const task of tasks) {
      try {
        await task.send();
        succeeded.push(task.id);
      } catch (error) {
        if (error instanceof ReauthDeclined) break;
        failures.push(toBulkFailure(task, error));
      }
      done += 1;
      report('running', done);
      if (control.current.isStopped) break;
    }
    control.current.isRunning = false;
    report('finished', done);
    onSettled(succeeded);
    for (const stale of [dashboardEndpoint, ...refreshes])
      void queries.invalidateQueries({ queryKey: [stale] });
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
