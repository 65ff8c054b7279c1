import type { bankLines as table } from 'contract/bank-lines';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { type LineUse, listBankLines, undoUse, useLine } from '#model/statements/bank-lines.ts';
import { bankLineOf } from '#model/statements/projection.ts';

interface Said {
  readonly bills?: readonly string[] | undefined;
  readonly member?: string | undefined;
}

function lineUseOf({ bills, member }: Said): LineUse {
  if (bills !== undefined) return { kind: 'bills', codes: bills };
  return member === undefined ? { kind: 'other' } : { kind: 'member', idOrNumber: member };
}

export const bankLines: Handlers<typeof table> = {
  async listBankLines({ state, ...page }) {
    const { entries, ...place } = await listBankLines(page, state);
    return { data: entries.map(bankLineOf), ...place };
  },

  async matchBankLine({ id, ...said }, caller) {
    const changed = await useLine(id, lineUseOf(said), actorOf(caller.user));
    return { message: 'Baris mutasi dicocokkan.', changed };
  },

  async undoBankLine({ id }, caller) {
    const changed = await undoUse(id, actorOf(caller.user));
    return { message: 'Pencocokan dibatalkan.', changed };
  },
};
