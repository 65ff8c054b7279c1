import type { reminders as table } from 'contract/mails/reminders';
import { wording } from 'contract/text/wording';
import type { Handlers } from '#http/handler.ts';
import { rejectOnConflict } from '#model/base/retry-on-conflict.ts';
import { setReminders, unsubscribeByCode } from '#model/people/profile/unsubscribe.ts';

export const reminders: Handlers<typeof table> = {
  // Not limited by address: many members share the servers of a few mail services.
  async endReminders({ code }) {
    await unsubscribeByCode(code);
    return { message: wording.remindersEnded };
  },

  async chooseReminders({ wanted }, { user }) {
    await rejectOnConflict(setReminders(user, wanted, 'profile'));
    return { message: wanted ? wording.remindersResumed : wording.remindersEnded };
  },
};
