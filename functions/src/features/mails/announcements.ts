import type { AnnouncementRow, announcements as table } from 'contract/mails/announcements';
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
      title: row.title,
      text: row.text,
      englishTitle: row.englishTitle ?? '',
      englishText: row.englishText ?? '',
      link: row.link,
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      audience: row.audience,
      state: stateOf(row),
      updatedAt: row.updatedAt.toISOString(),
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
    const data = (await findRunning('members')).map(({ id, title, text, link }) => ({
      _id: id,
      title,
      text,
      link,
    }));
    return { data };
  },
};
