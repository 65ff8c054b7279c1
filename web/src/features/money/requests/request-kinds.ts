import { usualReasons } from '#shared/requests/usual-reasons.ts';

/** Dues: the applicant can be asked a question. */
const duesReview = {
  review: 'getReview',
  comparedReview: 'getComparedReview',
  hasQuestions: true,
  searchHint: 'Nama, email, institusi, nomor anggota, atau kode tagihan.',
} as const;

export const requestKinds = {
  registration: {
    list: 'listRegistrationRequests',
    ...duesReview,
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
    ...duesReview,
    path: '/admin/request-renewal',
    emptyReason: 'Belum ada permintaan perpanjangan yang menunggu persetujuan.',
    rejection: {
      title: 'Confirm Membership Renewal Rejection',
      content: 'Are you sure you want to reject this membership renewal request?',
      usualReasons: usualReasons.renewal,
    },
  },
  event: {
    list: 'listEventPayments',
    review: 'getEventPaymentReview',
    comparedReview: 'getComparedEventPaymentReview',
    hasQuestions: false,
    searchHint: 'Nama, email, acara, atau kode tagihan.',
    path: '/admin/event-payments',
    emptyReason: 'Belum ada pembayaran acara yang menunggu persetujuan.',
    rejection: {
      title: 'Tolak bukti pembayaran?',
      content: 'Peserta dapat mengunggah bukti lain dalam 24 jam.',
      usualReasons: usualReasons.event,
    },
  },
} as const;

export type RequestKind = (typeof requestKinds)[keyof typeof requestKinds];
