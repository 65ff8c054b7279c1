import { lastDayToAnswer } from 'contract/money/questions';
import { dutiesOf } from 'contract/rules/admins/duties';
import { localizeReason } from 'contract/rules/known-reasons';
import { limits } from 'contract/rules/limits';
import { feeOf, hasOpenRequest, type PauseFields, pauseOf, statusAt } from 'contract/rules/membership';
import {
  personFieldNames,
  pickPersonValues,
  sharedPersonFieldNames,
} from 'contract/rules/people/person-fields';
import type { User, UserRow } from 'contract/schemas/people';
import { toSecondFactorDue } from '#auth/second-factor-deadline.ts';
import { clock } from '#data/clock.ts';
import { toLanguageField } from '#data/context/locale.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { toConsentReply, wantsReminders } from './consent.ts';
import { latinNameOf } from './profile.ts';
import { findReviewReason } from './review-reasons.ts';
import { requestedAtOf } from './upload-dates.ts';

/** Fields that `toUserRow` needs; lists fetch only these. */
export const userRowFields = [
  'name',
  'email',
  'role',
  ...sharedPersonFieldNames,
  'isActive',
  'memberNumber',
  'emailVerifiedAt',
  'createdAt',
  'updatedAt',
  'validUntil',
  'pausedFrom',
  'pausedUntil',
  'requestedAt',
  'paymentId',
  'proofCheck',
  'bill',
  'billAmount',
  'seat',
  'question',
  'answer',
] as const satisfies readonly (keyof UserRecord)[];
type RowRecord = Pick<UserRecord, (typeof userRowFields)[number]>;

export const toUserRow = (user: Pick<Stored<RowRecord>, 'id' | 'data'>): UserRow => ({
  ...toUserSummary(user),
  requestedAt: requestedAtOf(user.data)?.toISOString() ?? null,
  paymentId: hasOpenRequest(user.data.isActive) ? user.data.paymentId : null,
  bill: hasOpenRequest(user.data.isActive) ? (user.data.bill ?? null) : null,
  amount: hasOpenRequest(user.data.isActive) ? toAmount(user.data) : null,
  needsReview: findReviewReason(user.data),
});

const toAmount = ({ bill, billAmount, seat }: RowRecord): number | null =>
  typeof bill === 'string' ? (billAmount ?? null) : feeOf(seat);

/** Returns the fields that the owner and admins see. */
export const toUserSummary = ({
  id,
  data,
}: Pick<Stored<RowRecord>, 'id' | 'data'>): Omit<
  UserRow,
  'requestedAt' | 'paymentId' | 'bill' | 'amount' | 'needsReview'
> => ({
  _id: id,
  name: data.name,
  email: data.email,
  role: data.role,
  ...pickPersonValues(sharedPersonFieldNames, data),
  isActive: statusAt(data, clock.now()),
  memberNumber: data.memberNumber,
  emailVerifiedAt: data.emailVerifiedAt?.toISOString() ?? null,
  createdAt: data.createdAt.toISOString(),
  updatedAt: data.updatedAt.toISOString(),
  validUntil: data.validUntil?.toISOString() ?? null,
  ...toPause(data),
  ...toSeat(data),
  question: toQuestion(data),
  answer: toAnswer(data),
});

/** A pause that is over is none, even if the daily job has not run. */
const toPause = (data: PauseFields): Pick<UserRow, 'pausedFrom' | 'pausedUntil'> => {
  const pause = pauseOf(data);
  return pause === null || pause.until <= clock.now()
    ? {}
    : { pausedFrom: pause.from.toISOString(), pausedUntil: pause.until.toISOString() };
};

const toSeat = ({ seat }: RowRecord): Pick<UserRow, 'seat'> => {
  if (!seat) return {};
  const { institutionId, institution, isCoordinator } = seat;
  return { seat: { institutionId, institution, isCoordinator } };
};

const toQuestion = ({ question }: RowRecord): UserRow['question'] =>
  question === undefined || question === null
    ? null
    : {
        text: question.text,
        askedAt: question.askedAt.toISOString(),
        answerBy: lastDayToAnswer(question.askedAt, question.noticedAt).toISOString(),
      };

const toAnswer = ({ answer }: RowRecord): UserRow['answer'] =>
  answer === undefined || answer === null
    ? null
    : {
        question: answer.question,
        text: answer.text,
        hasProof: answer.hasProof,
        answeredAt: answer.answeredAt.toISOString(),
      };

/** Converts a user to the reply for the owner or an admin. */
export const toUserReply = (user: Stored<UserRecord>): User => ({
  ...toUserSummary(user),
  ...pickPersonValues(personFieldNames, user.data),
  latinName: latinNameOf(user.data),
  rejectionReason: localizeReason(user.data.rejectionReason),
  consent: toConsentReply(user.data),
  wantsReminders: wantsReminders(user.data),
  ...toLanguageField(user.data.language ?? 'id'),
  profilePhoto: toPhotoPath(user),
  ...toMailTrouble(user.data),
  ...(user.data.deletionAt ? { deletionAt: user.data.deletionAt.toISOString() } : {}),
  ...toImportedValidity(user.data),
  ...toLife(user.data),
  ...(user.data.role === 'Admin' ? toAdminFields(user.data) : {}),
});

/** Lost mails are forgotten after some days without another one. */
function toMailTrouble({ email, mailTrouble }: UserRecord): Pick<User, 'mailTrouble'> {
  if (!mailTrouble || mailTrouble.email !== email) return {};
  const { kind, since } = mailTrouble;
  const isOver = clock.now().getTime() - since.getTime() > limits.bounces.softDays * 86_400_000;
  return kind === 'unreliable' && isOver ? {} : { mailTrouble: { kind, since: since.toISOString() } };
}

/** A later payment makes the note of an import outdated. */
const toImportedValidity = ({
  importedValidity: note,
  validUntil,
}: UserRecord): Pick<User, 'importedValidity'> =>
  note && note.validUntil.getTime() === validUntil?.getTime()
    ? { importedValidity: { at: note.at.toISOString() } }
    : {};

const toLife = ({ life }: UserRecord): Pick<User, 'life'> =>
  life ? { life: { decidedOn: life.decidedOn, reason: life.reason } } : {};

const toAdminFields = (admin: UserRecord): Pick<User, 'duties' | 'managedEvents' | 'factorDueAt'> => ({
  duties: dutiesOf(admin),
  ...(admin.managedEvents?.length ? { managedEvents: admin.managedEvents } : {}),
  ...toSecondFactorDue(admin),
});

/** Returns a path whose query changes with each photo, so that browsers never show an old one. */
const toPhotoPath = ({ id, data }: Stored<UserRecord>): string | null =>
  data.photoFile === null ? null : `/api/users/user/profilePhoto/${id}?v=${data.photoFile.slice(-8)}`;
