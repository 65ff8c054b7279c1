import type { reminders as table } from 'contract/reminders';
import { wording } from 'contract/words/wording';
import type { Handlers } from '#http/handler.ts';
import { orConflict } from '#model/base/contention.ts';
import { chooseReminders, endRemindersBy } from '#model/people/reminders.ts';

export const reminders: Handlers<typeof table> = {
  // Not limited by address: the mail services of all members share a few.
  async endReminders({ code }) {
    await endRemindersBy(code);
    return { message: wording.remindersEnded };
  },

  async chooseReminders({ wanted }, { user }) {
    await orConflict(chooseReminders(user, wanted, 'profile'));
    return { message: wanted ? wording.remindersResumed : wording.remindersEnded };
  },
};
