import {
  type workingCopies as table,
  type WorkingCopies,
  type Writer,
  workingValues,
} from 'contract/content/working-copies';
import { adminWording } from 'contract/text/admin-wording';
import type { WorkingCopyRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { Handlers } from '#http/handler.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import {
  deleteWorkingCopy,
  findWorkingCopies,
  isNewRecord,
  saveWorkingCopy,
} from '#model/content/working-copies.ts';

const toWriter = ({ adminName, savedAt }: WorkingCopyRecord): Writer => ({
  name: adminName,
  savedAt: savedAt.toISOString(),
});

const toOtherWriters = (copies: readonly Stored<WorkingCopyRecord>[], actor: Actor): Writer[] =>
  copies.flatMap(({ data }) => (data.adminId === actor.id ? [] : [toWriter(data)]));

/** Returns the own copy; null for one that an older release stored in another shape. */
function toOwnCopy(copy: WorkingCopyRecord | undefined): WorkingCopies['own'] {
  const values = copy && workingValues.safeParse(JSON.parse(copy.values)).data;
  return values === undefined || copy === undefined
    ? null
    : { ...toWriter(copy), values, basedOn: copy.basedOn };
}

export const workingCopies: Handlers<typeof table> = {
  async getWorkingCopies(target, caller) {
    const actor = actorOf(caller.user);
    const copies = await findWorkingCopies(target, actor);
    const own = copies.find(({ data }) => data.adminId === actor.id);
    return { own: toOwnCopy(own?.data), others: toOtherWriters(copies, actor) };
  },

  async keepWorkingCopy({ kind, record, values, basedOn }, caller) {
    const target = { kind, record };
    const actor = actorOf(caller.user);
    const [savedAt, copies] = await Promise.all([
      saveWorkingCopy(target, actor, values, basedOn),
      isNewRecord(target) ? [] : findWorkingCopies(target, actor),
    ]);
    return { savedAt: savedAt.toISOString(), others: toOtherWriters(copies, actor) };
  },

  async dropWorkingCopy(target, caller) {
    await deleteWorkingCopy(target, actorOf(caller.user));
    return { message: adminWording.workingCopyDropped };
  },
};
