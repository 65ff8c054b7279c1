/**
 * `requested`: waits for the approval of an admin. `waiting`: is on the waiting list. `offered`: a place is reserved
 * until the person registers or declines.
 */
export const waitingStates = ['requested', 'waiting', 'offered'] as const;
export type WaitingState = (typeof waitingStates)[number];
