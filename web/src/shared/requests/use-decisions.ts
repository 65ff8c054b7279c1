import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type DecisionEvent, type DecisionState, decisionQueue } from './decision-queue.ts';
import type { DecisionFailure, PendingDecision } from './pending-decision.ts';

export const useDecisions = (): DecisionState =>
  useSyncExternalStore(decisionQueue.subscribe, decisionQueue.state, decisionQueue.state);

/** Returns the pending decision on a request, also while its list is refetched. */
export function useDecisionOn(id: string): PendingDecision | undefined {
  const { pending, settling } = useDecisions();
  return pending.find((one) => one.id === id) ?? settling.find((one) => one.id === id);
}

export const useFailureOn = (id: string): DecisionFailure | undefined =>
  useDecisions().failures.findLast(({ decision }) => decision.id === id);

export function useDecisionEvents(onEvent: (event: DecisionEvent) => void): void {
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => decisionQueue.watch((event) => latest.current(event)), []);
}
