import type { EndpointName } from 'contract';

/**
 * Queries to refetch after a change of seats or invitations. The profile is first: a user who is no longer a
 * coordinator loads nothing else.
 */
export const afterSeatChange: readonly EndpointName[] = [
  'getProfile',
  'getInstitution',
  'listInstitutionHistory',
];
