import type { EndpointName } from 'contract';

/** The profile is first: a user who is no longer a coordinator loads nothing else. */
export const afterSeatChange: readonly EndpointName[] = [
  'getProfile',
  'getInstitution',
  'listInstitutionHistory',
];
