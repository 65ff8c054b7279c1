import type { Translation } from '../../language/localize.ts';

export const institutionRegister = 'Registered the institution';
export const institutionApprove = 'Approved the institution’s registration';
export const institutionRenewalRequest = 'Asked to renew the institution';
export const institutionRenew = 'Approved the institution’s renewal';
export const institutionRejectRenewal = 'Did not accept the institution’s renewal';
export const institutionUpdate = 'Changed the institution’s details';
export const institutionRename = 'Changed the institution’s name';
export const institutionRemoveLogo = 'Removed the institution’s logo';
export const institutionDelete = 'Deleted the institution';
export const seatInvite = 'Invited to a seat';
export const seatWithdraw = 'Withdrew an invitation';
export const seatAccept = 'Accepted an invitation';
export const seatExtend = 'Extended a membership through the institution';
export const seatRemove = 'Released a seat';
export const seatLeave = 'Left a seat';
export const seatCoordinator = 'Made someone coordinator';
export const seatNotCoordinator = 'Ended a coordinator’s duty';
export const seatPassOn = 'Passed on the coordinator’s duty';
export const seatDelete = 'Freed a seat because the account was deleted';

export type Checked = Translation<
  typeof import('../id/institution-history.ts'),
  typeof import('./institution-history.ts')
>;
