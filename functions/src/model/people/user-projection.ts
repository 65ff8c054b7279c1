import type { User, UserRow } from 'contract/fields/people';
import type { RequestRow } from 'contract/fields/request-rows';
import { lastDayToAnswer } from 'contract/questions';
import { dutiesOf } from 'contract/rules/admins/duties';
import { hasRequest, statusAt } from 'contract/rules/membership';
import { factorDueOf } from '#auth/grace.ts';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { consentOf, wantsReminders } from './consent.ts';
import { latinNameOf } from './profile.ts';
import { requestedAtOf } from './request-dates.ts';
import { reviewReasonOf } from './review-reasons.ts';

/** What `userRowOf` is made of: lists fetch no more of each user. */
export const userRowFields = [
  'name',
  'email',
  'gender',
  'role',
  'institution',
  'institutionAddress',
  'department',
  'expertise',
  'phoneNumber',
  'isActive',
  'memberNumber',
  'emailVerifiedAt',
  'createdAt',
  'updatedAt',
  'validUntil',
  'requestedAt',
  'paymentId',
  'proofCheck',
  'bill',
  'seat',
  'question',
  'answer',
] as const satisfies readonly (keyof UserRecord)[];
type RowRecord = Pick<UserRecord, (typeof userRowFields)[number]>;

/** What `requestRowOf` is made of. */
export const requestRowFields = [...userRowFields, 'bankMatch'] as const;
type RequestRecord = Pick<UserRecord, (typeof requestRowFields)[number]>;

/** The columns and modal fields of the admin lists. */
export const userRowOf = (user: Stored<RowRecord>): UserRow => ({
  ...personOf(user),
  requestedAt: requestedAtOf(user.data)?.toISOString() ?? null,
  paymentId: hasRequest(user.data.isActive) ? user.data.paymentId : null,
  bill: hasRequest(user.data.isActive) ? (user.data.bill ?? null) : null,
  needsReview: reviewReasonOf(user.data),
});

/**
 * The same of a request, with its money at the bank: for who holds the duty money.
 *
 * @param lacking ids of those whose money should have come (`lackingMoney`)
 */
export const requestRowOf = (user: Stored<RequestRecord>, lacking: ReadonlySet<string>): RequestRow => ({
  ...userRowOf(user),
  bankLine: hasRequest(user.data.isActive) ? requestLineOf(user.data) : null,
  lacksMoney: lacking.has(user.id),
});

/** What a statement told of the bill of the request; null as long as it told nothing. */
function requestLineOf({ bill, bankMatch }: RequestRecord): RequestRow['bankLine'] {
  if (!bankMatch || bankMatch.bill !== bill) return null;
  const { id, date, sen, narrative, why } = bankMatch.line;
  return { _id: id, date, sen, narrative, why };
}

/** What its owner and admins both see. */
const personOf = ({
  id,
  data,
}: Stored<RowRecord>): Omit<UserRow, 'requestedAt' | 'paymentId' | 'bill' | 'needsReview'> => ({
  _id: id,
  name: data.name,
  email: data.email,
  gender: data.gender,
  role: data.role,
  institution: data.institution,
  institutionAddress: data.institutionAddress,
  department: data.department,
  expertise: data.expertise,
  phoneNumber: data.phoneNumber,
  isActive: statusAt(data, clock.now()),
  memberNumber: data.memberNumber,
  emailVerifiedAt: data.emailVerifiedAt?.toISOString() ?? null,
  createdAt: data.createdAt.toISOString(),
  updatedAt: data.updatedAt.toISOString(),
  validUntil: data.validUntil?.toISOString() ?? null,
  ...seatOf(data),
  question: questionOf(data),
  answer: answerOf(data),
});

const seatOf = ({ seat }: RowRecord): Pick<UserRow, 'seat'> => {
  if (!seat) return {};
  const { institutionId, institution, isCoordinator } = seat;
  return { seat: { institutionId, institution, isCoordinator } };
};

const questionOf = ({ question }: RowRecord): UserRow['question'] =>
  question === undefined || question === null
    ? null
    : {
        text: question.text,
        askedAt: question.askedAt.toISOString(),
        answerBy: lastDayToAnswer(question.askedAt, question.noticedAt).toISOString(),
      };

const answerOf = ({ answer }: RowRecord): UserRow['answer'] =>
  answer === undefined || answer === null
    ? null
    : {
        question: answer.question,
        text: answer.text,
        hasProof: answer.hasProof,
        answeredAt: answer.answeredAt.toISOString(),
      };

/** A user for themselves or for an admin. */
export const userReplyOf = (user: Stored<UserRecord>): User => ({
  ...personOf(user),
  taxNumber: user.data.taxNumber ?? '',
  latinName: latinNameOf(user.data),
  rejectionReason: user.data.rejectionReason,
  consent: consentOf(user.data),
  wantsReminders: wantsReminders(user.data),
  profilePhoto: photoPathOf(user),
  ...(user.data.role === 'Admin' ? { duties: dutiesOf(user.data), ...factorDueOf(user.data) } : {}),
});

/** The file name changes with each photo, so a browser never shows the old one. */
const photoPathOf = ({ id, data }: Stored<UserRecord>): string | null =>
  data.photoFile === null ? null : `/api/users/user/profilePhoto/${id}?v=${data.photoFile.slice(-8)}`;
