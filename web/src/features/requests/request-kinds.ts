import { usualReasons } from '#shared/requests/usual-reasons.ts';

export const requestKinds = {
  registration: {
    list: 'listRegistrationRequests',
    title: 'Request Register',
    path: '/admin/request-register',
    emptyReason: 'Belum ada pendaftaran yang menunggu persetujuan.',
    rejection: {
      title: 'Confirm Reject This New Member',
      content: 'Tolak pendaftaran ini?',
      usualReasons: usualReasons.registration,
    },
  },
  renewal: {
    list: 'listRenewalRequests',
    title: 'Request Renewal',
    path: '/admin/request-renewal',
    emptyReason: 'Belum ada permintaan perpanjangan yang menunggu persetujuan.',
    rejection: {
      title: 'Confirm Membership Renewal Rejection',
      content: 'Are you sure you want to reject this membership renewal request?',
      usualReasons: usualReasons.renewal,
    },
  },
} as const;

export type RequestKind = (typeof requestKinds)[keyof typeof requestKinds];
