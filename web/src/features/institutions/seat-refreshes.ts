import type { EndpointName } from 'contract';

/** What is out of date once seats or invitations have changed; the profile tells one's own seat. */
export const afterSeatChange: readonly EndpointName[] = [
  'getInstitution',
  'listInstitutionHistory',
  'getProfile',
];
