import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type DecisionEvent, type DecisionState, decisionQueue } from './decision-queue.ts';
import type { DecisionFailure, PendingDecision } from './pending-decision.ts';

export const useDecisions = (): DecisionState =>
  useSyncExternalStore(decisionQueue.subscribe, decisionQueue.state, decisionQueue.state);

/** The decision on one request that is on its way, also while its list is still read anew. */
export function useDecisionOn(id: string): PendingDecision | undefined {
  const { pending, settling } = useDecisions();
  return pending.find((one) => one.id === id) ?? settling.find((one) => one.id === id);
}

/** Why the last decision on a request did not go through. */
export const useFailureOn = (id: string): DecisionFailure | undefined =>
  useDecisions().failures.findLast(({ decision }) => decision.id === id);

/** Does something about what becomes of decisions while this is on screen. */
export function useDecisionEvents(onEvent: (event: DecisionEvent) => void): void {
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => decisionQueue.watch((event) => latest.current(event)), []);
}
