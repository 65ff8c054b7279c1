import { wording } from 'contract/words/wording';
import {
  type workingCopies as table,
  type WorkingCopies,
  type Writer,
  workingValues,
} from 'contract/working-copies';
import type { WorkingCopyRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { Handlers } from '#http/handler.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { dropWorkingCopy, findWorkingCopies, isNew, keepWorkingCopy } from '#model/content/working-copies.ts';

const writerOf = ({ adminName, savedAt }: WorkingCopyRecord): Writer => ({
  name: adminName,
  savedAt: savedAt.toISOString(),
});

const othersOf = (copies: readonly Stored<WorkingCopyRecord>[], actor: Actor): Writer[] =>
  copies.flatMap(({ data }) => (data.adminId === actor.id ? [] : [writerOf(data)]));

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
    const copies = await findWorkingCopies(place, actor);
    const own = copies.find(({ data }) => data.adminId === actor.id);
    return { own: ownOf(own?.data), others: othersOf(copies, actor) };
  },

  async keepWorkingCopy({ kind, record, values, basedOn }, caller) {
    const place = { kind, record };
    const actor = actorOf(caller.user);
    const [savedAt, copies] = await Promise.all([
      keepWorkingCopy(place, actor, values, basedOn),
      isNew(place) ? [] : findWorkingCopies(place, actor),
    ]);
    return { savedAt: savedAt.toISOString(), others: othersOf(copies, actor) };
  },

  async dropWorkingCopy(place, caller) {
    await dropWorkingCopy(place, actorOf(caller.user));
    return { message: wording.workingCopyDropped };
  },
};
