import {
  creditEntry,
  ownActivity,
  type ReportedActivity,
  reportedActivity,
  type credits as table,
} from 'contract/credits/credits';
import type { Handlers } from '#http/handler.ts';
import { t } from '#messages/replies.ts';
import { actorOf } from '#model/base/actors.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import {
  approveActivity,
  findActivities,
  getEvidence,
  listWaitingActivities,
  rejectActivity,
  reportActivity,
  type WaitingActivity,
} from '#model/credits/activities.ts';
import { readCreditProgress, readCredits } from '#model/credits/add-credits.ts';
import { readCreditTitles } from '#model/credits/credit-titles.ts';
import { issueTranscript } from '#model/credits/transcripts.ts';

const toReportedActivity = ({ activity: { id, data }, person }: WaitingActivity): ReportedActivity => ({
  _id: id,
  person: person === undefined ? null : { _id: person.id, name: person.data.name },
  ...pickReplyFields(reportedActivity, data),
  evidence: data.isPdf ? 'pdf' : 'image',
});

export const credits: Handlers<typeof table> = {
  async getOwnCredits(_input, { user }) {
    const [{ period, entries, totals }, activities] = await Promise.all([
      readCredits(user.id),
      findActivities(user.id),
    ]);
    const titleOf = await readCreditTitles(entries);
    return {
      ...period,
      ...totals,
      categories: [...totals.categories],
      entries: entries.map((entry) => ({
        _id: entry.id,
        ...pickReplyFields(creditEntry, entry.data),
        title: titleOf(entry),
        isReversal: entry.data.reverses !== null,
      })),
      activities: activities.map(({ id, data }) => ({ _id: id, ...pickReplyFields(ownActivity, data) })),
    };
  },

  async getCreditProgress(_input, { user }) {
    return { progress: await readCreditProgress(user) };
  },

  async reportActivity({ evidence, ...activity }, { user }, { storeReply }) {
    const reply = { message: t.activitySent };
    await reportActivity(user, { ...activity, evidence: evidence.bytes }, (batch) =>
      storeReply(batch, reply),
    );
    return reply;
  },

  issueTranscript: (_input, { user }) => issueTranscript(user),

  async listReportedActivities(page) {
    const { activities, ...list } = await listWaitingActivities(page);
    return { data: activities.map(toReportedActivity), ...list };
  },

  getActivityEvidence: ({ id }) => getEvidence(id, false),

  downloadActivityEvidence: ({ id }) => getEvidence(id, true),

  async approveActivity({ id }, { user }) {
    await approveActivity({ id, actor: actorOf(user) });
    return { message: 'Kegiatan disetujui.' };
  },

  async rejectActivity({ id, reason }, { user }) {
    await rejectActivity({ id, actor: actorOf(user) }, reason);
    return { message: 'Kegiatan ditolak.' };
  },
};
