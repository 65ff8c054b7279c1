import type { ParsedInput } from 'contract/endpoint';
import { type BankLine, bankLine, type bankLines as table } from 'contract/money/bank-lines';
import type { BankLineFilter, BankLineState } from 'contract/schemas/list-states';
import { adminWording } from 'contract/text/admin-wording';
import type { BankLineRecord } from '#data/bill-records.ts';
import type { Stored } from '#data/queries.ts';
import type { Handlers } from '#http/handler.ts';
import { recordLinePayment } from '#model/admin/line-payments.ts';
import { actorOf } from '#model/base/actors.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import {
  assignLine,
  type LineAssignment,
  listBankLines,
  unassignLine,
} from '#model/money/statements/bank-lines.ts';
import { decideDuplicate } from '#model/money/statements/duplicates.ts';
import { proposeForLine, readLineBills } from '#model/money/statements/propose-for-line.ts';
import { readFileNames } from '#model/money/statements/statement-files.ts';

function toLineUse({ bills, member }: Omit<ParsedInput<typeof table.matchBankLine>, 'id'>): LineAssignment {
  if (bills !== undefined) return { kind: 'bills', codes: bills };
  return member === undefined ? { kind: 'other' } : { kind: 'member', idOrNumber: member };
}

const toBankLineRow = (
  { id, data }: Pick<Stored<BankLineRecord>, 'id' | 'data'>,
  fileNames: ReadonlyMap<string, string>,
): BankLine => ({
  _id: id,
  ...pickReplyFields(bankLine, data),
  state: toReplyState(data.state),
  why: data.why === null ? null : { ...data.why },
  paidBill: data.state === 'unknown' ? (data.paidBill ?? null) : null,
  twin: toTwin(data, fileNames.get(data.statementId) ?? ''),
});

/** Earlier versions of the pages know three states. Lines with a twin are the nearest of them there. */
function toReplyState(state: BankLineFilter): BankLineState {
  if (state === 'suspect') return 'unknown';
  return state === 'duplicate' ? 'other' : state;
}

function toTwin({ state, twin }: BankLineRecord, file: string): BankLine['twin'] {
  if (twin === undefined || (state !== 'suspect' && state !== 'duplicate')) return null;
  return { narrative: twin.narrative, file, isConfirmed: state === 'duplicate' };
}

export const bankLines: Handlers<typeof table> = {
  async listBankLines({ state, ...page }) {
    const { entries, ...paging } = await listBankLines(page, state);
    const withTwin = entries.filter(({ data }) => data.twin !== undefined);
    const fileNames = await readFileNames(withTwin.map(({ data }) => data.statementId));
    return { data: entries.map((entry) => toBankLineRow(entry, fileNames)), ...paging };
  },

  listLineProposals: ({ id }) => proposeForLine(id),

  listLineBills: async ({ id, bills: codes }) => ({ data: await readLineBills(id, codes) }),

  async matchBankLine({ id, ...decision }, caller) {
    const changed = await assignLine(id, toLineUse(decision), actorOf(caller.user));
    return { message: 'Baris mutasi dicocokkan.', changed };
  },

  async takeBankLine({ id, userId, seenUntil }, { user }, { storeReply }) {
    let until = '';
    const reply = () => ({ message: adminWording.paymentRecorded, validUntil: until });
    await recordLinePayment(id, { userId, seenUntil }, actorOf(user), (batch, validUntil) => {
      until = validUntil.toISOString();
      storeReply(batch, reply());
    });
    return reply();
  },

  async decideDuplicate({ id, isSame }, caller) {
    const changed = await decideDuplicate(id, isSame, actorOf(caller.user));
    return { message: isSame ? 'Dihitung satu kali.' : 'Kedua baris disimpan.', changed };
  },

  async undoBankLine({ id }, caller) {
    const changed = await unassignLine(id, actorOf(caller.user));
    return { message: 'Pencocokan dibatalkan.', changed };
  },
};
