import type { User, UserRow } from 'contract/fields/people';
import { lastDayToAnswer } from 'contract/questions';
import { hasRequest, statusAt } from 'contract/rules/membership';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { consentOf, wantsReminders } from './consent.ts';
import { latinNameOf } from './profile.ts';
import { requestedAtOf } from './request-dates.ts';
import { reviewReasonOf } from './review-reasons.ts';

/** The columns and modal fields of the admin lists. */
export const userRowOf = (user: Stored<UserRecord>): UserRow => ({
  ...personOf(user),
  requestedAt: requestedAtOf(user.data)?.toISOString() ?? null,
  paymentId: hasRequest(user.data.isActive) ? user.data.paymentId : null,
  needsReview: reviewReasonOf(user.data),
});

/** What its owner and admins both see. */
const personOf = ({
  id,
  data,
}: Stored<UserRecord>): Omit<UserRow, 'requestedAt' | 'paymentId' | 'needsReview'> => ({
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

const seatOf = ({ seat }: UserRecord): Pick<UserRow, 'seat'> => {
  if (!seat) return {};
  const { institutionId, institution, isCoordinator } = seat;
  return { seat: { institutionId, institution, isCoordinator } };
};

const questionOf = ({ question }: UserRecord): UserRow['question'] =>
  question === undefined || question === null
    ? null
    : {
        text: question.text,
        askedAt: question.askedAt.toISOString(),
        answerBy: lastDayToAnswer(question.askedAt, question.noticedAt).toISOString(),
      };

const answerOf = ({ answer }: UserRecord): UserRow['answer'] =>
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
});

/** The file name changes with each photo, so a browser never shows the old one. */
const photoPathOf = ({ id, data }: Stored<UserRecord>): string | null =>
  data.photoFile === null ? null : `/api/users/user/profilePhoto/${id}?v=${data.photoFile.slice(-8)}`;
