import { wording } from 'contract/words/wording';
import {
  type workingCopies as table,
  type WorkingCopies,
  type Writer,
  workingValues,
} from 'contract/working-copies';
import type { WorkingCopyRecord } from '#data/content-records.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { dropWorkingCopy, findWorkingCopies, keepWorkingCopy } from '#model/content/working-copies.ts';

const writerOf = ({ adminName, savedAt }: WorkingCopyRecord): Writer => ({
  name: adminName,
  savedAt: savedAt.toISOString(),
});

/** What an older release kept in another shape is no use any more. */
function ownOf(copy: WorkingCopyRecord | undefined): WorkingCopies['own'] {
  const values = copy && workingValues.safeParse(JSON.parse(copy.values)).data;
  return values === undefined || copy === undefined
    ? null
    : { ...writerOf(copy), values, basedOn: copy.basedOn };
}

export const workingCopies: Handlers<typeof table> = {
  async getWorkingCopies(place, caller) {
    const actor = actorOf(caller.user);
    const copies = (await findWorkingCopies(place, actor)).map(({ data }) => data);
    return {
      own: ownOf(copies.find(({ adminId }) => adminId === actor.id)),
      others: copies.filter(({ adminId }) => adminId !== actor.id).map(writerOf),
    };
  },

  async keepWorkingCopy({ kind, record, values, basedOn }, caller) {
    const savedAt = await keepWorkingCopy({ kind, record }, actorOf(caller.user), values, basedOn);
    return { savedAt: savedAt.toISOString() };
  },

  async dropWorkingCopy(place, caller) {
    await dropWorkingCopy(place, actorOf(caller.user));
    return { message: wording.workingCopyDropped };
  },
};
