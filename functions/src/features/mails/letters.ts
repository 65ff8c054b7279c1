import { ApiError } from 'contract/errors';
import {
  type Letter,
  type LetterRecipient,
  type LetterRow,
  letterCounts,
  letterRow,
  recipientRow,
  type letters as table,
} from 'contract/mails/letters';
import { letterListLabels } from 'contract/rules/mails/letter-lists';
import { fill } from 'contract/text/language/fill';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import type { Handlers } from '#http/handler.ts';
import { t } from '#messages/replies.ts';
import { paginateWithoutTotal } from '#model/base/pages.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import { chooseOwnList, endListByCode, readLists } from '#model/mails/delivery/list-code.ts';
import {
  type LetterRecipientRecord,
  type LetterRecord,
  letterRecipients,
  letters as letterRecords,
} from '#model/mails/delivery/records.ts';
import { countAudience, findAudience } from '#model/mails/letters/audience.ts';
import { controlLetter, startLetter } from '#model/mails/letters/control.ts';
import {
  createLetter,
  deleteLetter,
  previewLetter,
  readDraft,
  testLetter,
  updateLetter,
} from '#model/mails/letters/drafts.ts';
import { readPerSecond } from '#model/mails/letters/send-letters.ts';

type LetterData = Pick<Stored<LetterRecord>, 'id' | 'data'>;

const toRow = ({ id, data }: LetterData): LetterRow => ({
  _id: id,
  ...pickReplyFields(letterRow, data),
  counts: pickReplyFields(letterCounts, data),
});

function toLetter(letter: LetterData): Letter {
  const { state, content, filter, isPrepared, pausedBy, dueAt, run, backOff } = letter.data;
  const isWaiting = state === 'sending' && run === null && dueAt !== null && dueAt > clock.now();
  return {
    ...toRow(letter),
    content,
    filter,
    isPreparing: state === 'sending' && !isPrepared,
    pausedBy,
    waitsUntil: isWaiting && backOff > 0 ? dueAt.toISOString() : null,
    perSecond: readPerSecond(),
  };
}

const toRecipient = ({ id, data }: Stored<LetterRecipientRecord>): LetterRecipient => ({
  _id: id,
  ...pickReplyFields(recipientRow, data),
  settledAt: data.dueAt === null ? data.changedAt.toISOString() : null,
});

export const letters: Handlers<typeof table> = {
  async listLetters(requested) {
    const newest = { orderBy: 'createdAt', direction: 'desc' } as const;
    const { entries, page, hasMore } = await paginateWithoutTotal(letterRecords, newest, requested);
    return { data: entries.map(toRow), page, hasMore };
  },

  getLetter: async ({ id }) => toLetter(await letterRecords.getOrThrow(id)),

  async createLetter(input, { user }, { storeReply }) {
    const letter = await createLetter(input, user, (batch, draft) => storeReply(batch, toLetter(draft)));
    return toLetter(letter);
  },

  updateLetter: async ({ id, basedOn, ...input }, { user }) =>
    toLetter(await updateLetter(id, input, basedOn, user)),

  async deleteLetter({ id }, { user }) {
    await deleteLetter(id, user);
    return { message: 'Draf dihapus.' };
  },

  async countLetter({ id }) {
    const letter = await readDraft(id);
    return countAudience(await findAudience(letter.data));
  },

  previewLetter: ({ id, person }) => previewLetter(id, person),

  async testLetter({ id }, { user }, { storeReply }) {
    const reply = { message: `Surat uji dikirim ke ${user.data.email}.` };
    await testLetter(id, user, (batch) => storeReply(batch, reply));
    return reply;
  },

  startLetter: async ({ id, recipients }, { user }) => toLetter(await startLetter(id, recipients, user)),
  pauseLetter: async ({ id }, { user }) => toLetter(await controlLetter(id, 'pause', user)),
  resumeLetter: async ({ id }, { user }) => toLetter(await controlLetter(id, 'resume', user)),
  cancelLetter: async ({ id }, { user }) => toLetter(await controlLetter(id, 'cancel', user)),

  async listLetterRecipients({ id, state, ...requested }) {
    const where = [['letter', id], ...(state === undefined ? [] : [['state', state] as const])] as const;
    const list = { where, orderBy: 'changedAt', direction: 'desc' } as const;
    const { entries, page, hasMore } = await paginateWithoutTotal(letterRecipients, list, requested);
    return { data: entries.map(toRecipient), page, hasMore };
  },

  // Not limited by address: many members share the servers of a few mail services.
  async endLetterList({ code }) {
    const list = await endListByCode(code);
    return { message: fill(t.listEnded, { list: letterListLabels[list] }) };
  },

  getOwnLetterLists: async (_input, { user }) => ({ data: await readLists(user.data.email) }),

  async chooseLetterList({ list, isWanted }, { user }) {
    if (user.data.email === '') throw new ApiError('wrong-status');
    await chooseOwnList(user.data.email, list, isWanted);
    return { message: fill(isWanted ? t.listChosen : t.listEnded, { list: letterListLabels[list] }) };
  },
};
