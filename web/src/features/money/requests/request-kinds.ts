import { type PrefetchQuery, prefetchQuery } from '#api/prefetch-query.ts';
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

/** First requests of the review desk. */
export const firstBatch = { page: 1, limit: 20 } as const;

/** Queries of the review desk: the list, and the review of the request in the URL, or of the oldest one. */
export function deskQueries({ list, review }: RequestKind, search: URLSearchParams): PrefetchQuery[] {
  const requestId = search.get('request');
  const requests = prefetchQuery(list, firstBatch, {
    refetchOnMount: true,
    next: ({ data: [row] }) =>
      row === undefined || requestId !== null ? [] : ofRequest(review, row._id, row.paymentId),
  });
  return [requests, ...(requestId === null ? [] : ofRequest(review, requestId, null))];
}

function ofRequest(name: RequestKind['review'], id: string, paymentId: string | null): PrefetchQuery[] {
  const proofOf = (payment: string) => prefetchQuery('getProof', { id: payment }, { isLongLived: true });
  const review = prefetchQuery(
    name,
    { id },
    paymentId === null ? { next: ({ payment }) => (payment._id === '' ? [] : [proofOf(payment._id)]) } : {},
  );
  return [review, ...(paymentId === null ? [] : [proofOf(paymentId)])];
}
