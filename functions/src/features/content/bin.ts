import { type BinnedRow, binnedRow, type bin as table } from 'contract/content/bin';
import { adminWording } from 'contract/text/admin-wording';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import { type BinEntry, eraseById, listBinned, restoreFromBin, toBinExpiry } from '#model/content/bin.ts';

const toRow = ({ id, data }: BinEntry): BinnedRow => ({
  _id: id,
  ...pickReplyFields(binnedRow, data),
  endsAt: toBinExpiry(data.deletedAt).toISOString(),
});

export const bin: Handlers<typeof table> = {
  async listBin(page) {
    const { entries, ...rest } = await listBinned(page);
    return { data: entries.map(toRow), ...rest };
  },

  async restoreFromBin({ id }, caller) {
    const { isMissed } = await restoreFromBin(id, actorOf(caller.user));
    return { message: isMissed ? adminWording.binRestoredAsDraft : adminWording.binRestored };
  },

  async deleteForGood({ id }, caller) {
    await eraseById(id, actorOf(caller.user));
    return { message: adminWording.binErased };
  },
};
