import type { User } from 'contract/fields/people';
import { hasRequest } from 'contract/rules/membership';
import { type Question, question } from '#api/question.ts';
import { isIssued } from '#features/membership/card/is-issued.ts';
import type { First, Firsts } from './firsts.ts';

const photoOf = ({ _id: id, profilePhoto }: User) =>
  profilePhoto === null ? [] : [question('getProfilePhoto', { id })];

/** One question alone goes by the stored token: one that has ended is refused once. */
const profile = (next?: (user: User) => readonly Question[]): First => {
  const how = next === undefined ? {} : { next };
  return () => [question('getProfile', {}, how)];
};

const screens = {
  '/membership': profile((user) => [
    question('listUserPayments', { id: user._id }),
    ...(hasRequest(user.isActive) ? [question('getUsualWait', {})] : []),
    ...(isIssued(user) ? [question('getCard', {})] : []),
    ...photoOf(user),
  ]),
  '/membership/renew': profile(),
  '/membership/institution': profile(({ seat }) =>
    seat?.isCoordinator === true
      ? [
          question('getInstitution', { id: seat.institutionId }),
          question('listInstitutionHistory', { id: seat.institutionId }),
        ]
      : [],
  ),
  '/profile': profile((user) => [
    question('listSessions', {}, { isNew: true }),
    question('getEmailChange', {}),
    ...photoOf(user),
  ]),
  '/profile/security': () => [question('getFactor', {})],
} as const satisfies Readonly<Record<string, First>>;

export type MemberPath = keyof typeof screens;

/** What the screens of members ask first. */
export const memberFirsts: Firsts<MemberPath> = {
  isLikely: () => true,
  // What the bar on top shows.
  always: () => [question('getLoginStatus', {}, { isLasting: true })],
  screens,
};
