/** The endpoints of one kind of request. */
export interface RequestEndpoints {
  readonly list: 'listRegistrationRequests' | 'listRenewalRequests';
  readonly approve: 'approveRegistration' | 'approveRenewal';
  readonly reject: 'rejectRegistration' | 'rejectRenewal';
}

/** Endpoints whose answers change with a decision. */
export const changedByDecision = (endpoints: RequestEndpoints) =>
  [endpoints.list, 'listUsers', 'getTotalUsers'] as const;
