import {
  type AnnouncementRow,
  announcement,
  runningAnnouncement,
  type announcements as table,
} from 'contract/mails/announcements';
import { adminWording } from 'contract/text/admin-wording';
import { clock } from '#data/clock.ts';
import type { Handlers } from '#http/handler.ts';
import {
  type AnnouncementFields,
  addAnnouncement,
  deleteAnnouncement,
  findAnnouncements,
  findRunning,
  updateAnnouncement,
} from '#model/admin/announcements.ts';
import { actorOf } from '#model/base/actors.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';

function stateOf({ startsAt, endsAt }: AnnouncementFields): AnnouncementRow['state'] {
  const now = clock.now();
  if (now < startsAt) return 'planned';
  return now < endsAt ? 'running' : 'ended';
}

export const announcements: Handlers<typeof table> = {
  async listAnnouncements() {
    const rows = await findAnnouncements();
    const data = rows.map((row) => ({
      _id: row.id,
      ...pickReplyFields(announcement, row),
      englishTitle: row.englishTitle ?? '',
      englishText: row.englishText ?? '',
      state: stateOf(row),
    }));
    return { data };
  },

  async addAnnouncement(fields, { user }, { storeReply }) {
    const reply = { message: adminWording.announcementSaved };
    await addAnnouncement(fields, actorOf(user), (batch) => storeReply(batch, reply));
    return reply;
  },

  async updateAnnouncement({ id, basedOn, ...fields }, { user }) {
    await updateAnnouncement(id, fields, basedOn, actorOf(user));
    return { message: adminWording.announcementSaved };
  },

  async deleteAnnouncement({ id }, { user }) {
    await deleteAnnouncement(id, actorOf(user));
    return { message: adminWording.announcementDeleted };
  },

  async listOwnAnnouncements() {
    const rows = await findRunning('members');
    return { data: rows.map((row) => ({ _id: row.id, ...pickReplyFields(runningAnnouncement, row) })) };
  },
};
