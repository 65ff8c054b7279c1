import type { EndpointName } from 'contract';

/**
 * What is out of date once seats or invitations have changed. The profile first: who is no coordinator any more asks
 * for nothing else.
 */
export const afterSeatChange: readonly EndpointName[] = [
  'getProfile',
  'getInstitution',
  'listInstitutionHistory',
];
