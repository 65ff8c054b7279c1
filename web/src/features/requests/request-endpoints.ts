/** Endpoints of one kind of request. */
export interface RequestEndpoints {
  readonly list: 'listRegistrationRequests' | 'listRenewalRequests';
}
