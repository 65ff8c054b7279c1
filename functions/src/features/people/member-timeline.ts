import type { memberTimeline as table } from 'contract/people/member-timeline';
import { users } from '#data/collections.ts';
import type { Handlers } from '#http/handler.ts';
import { readMembershipYears } from '#model/people/timeline/membership-years.ts';
import { readTimeline } from '#model/people/timeline/timeline.ts';

export const memberTimeline: Handlers<typeof table> = {
  getMemberTimeline: ({ id, kind, after }, { user }) => readTimeline(id, kind, after, user.data),

  getMembershipYears: async ({ id }) => readMembershipYears(await users.getOrThrow(id)),
};
