import { t } from './text/messages/errors.ts';

const error = (status: number, message: () => string) => ({
  status,
  /** In the current language. */
  get message() {
    return message();
  },
});

/**
 * Errors of the function (requirements 5.1.3). The two English messages are fixed, because clients read them.
 */
export const errorCatalogue = {
  'invalid-input': error(400, () => t.invalidInput),
  'invalid-file': error(400, () => t.invalidFile),
  'malformed-body': error(400, () => t.malformedBody),
  unauthenticated: error(401, () => t.unauthenticated),
  'invalid-credentials': error(401, () => t.invalidCredentials),
  /** The password is correct, and the login needs a second factor. */
  'code-needed': error(401, () => t.codeNeeded),
  /** The call requires re-authentication. */
  'proof-needed': error(403, () => t.proofNeeded),
  /** The deadline for a second factor is over, and this admin has none. */
  'factor-needed': error(403, () => t.factorNeeded),
  forbidden: error(403, () => t.forbidden),
  /** The call has no valid App Check token. */
  'not-attested': error(403, () => t.notAttested),
  'not-found': error(404, () => t.notFound),
  'method-not-allowed': error(405, () => t.methodNotAllowed),
  /** Another account has logged in since the page was loaded. */
  'other-account': error(409, () => t.otherAccount),
  /** Firebase Auth and the membership record have different email addresses. */
  'account-parted': error(409, () => t.accountParted),
  'user-exists': error(409, () => t.userExists),
  'invalid-code': error(400, () => t.invalidCode),
  gone: error(410, () => t.gone),
  conflict: error(409, () => t.conflict),
  'wrong-status': error(409, () => t.wrongStatus),
  'receipt-name-needed': error(409, () => t.receiptNameNeeded),
  'other-payment': error(409, () => t.otherPayment),
  'month-closed': error(409, () => t.monthClosed),
  /** An expense with the same day, account, category and amount exists. */
  'same-expense': error(409, () => t.sameExpense),
  'review-first': error(409, () => t.reviewFirst),
  'last-admin': error(409, () => t.lastAdmin),
  'last-coordinator': error(409, () => t.lastCoordinator),
  'no-seat-free': error(409, () => t.noSeatFree),
  'no-place-free': error(409, () => t.noPlaceFree),
  'still-running': error(409, () => t.stillRunning),
  'key-reused': error(422, () => t.keyReused),
  'request-timeout': error(408, () => t.requestTimeout),
  'payload-too-large': error(413, () => t.payloadTooLarge),
  'unsupported-media-type': error(415, () => t.unsupportedMediaType),
  'too-many-requests': error(429, () => t.tooManyRequests),
  /** Many requests change the same data, and each attempt met another change. */
  busy: error(503, () => t.busy),
  unavailable: error(503, () => t.unavailable),
  internal: error(500, () => t.internal),
};
