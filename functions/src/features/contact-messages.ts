import type { contactMessages as table } from 'contract/contact-messages';
import type { ParsedInput } from 'contract/endpoint';
import { limits } from 'contract/rules/limits';
import { wording } from 'contract/text/wording';
import { contactMessages as stored } from '#data/collections.ts';
import type { MessageRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { Handlers } from '#http/handler.ts';
import { changeMessage, listMessages, readMessageTotals, senderOf } from '#model/admin/contact-messages.ts';
import { actorOf } from '#model/base/actors.ts';

const toListFields = ({ id, data }: Stored<MessageRecord>) => ({
  _id: id,
  name: senderOf(data),
  email: data.email,
  state: data.state ?? 'open',
  isRead: data.isRead ?? false,
  createdAt: data.createdAt.toISOString(),
});

const toExcerpt = (message: string): string =>
  [...message.replace(/\s+/g, ' ')].slice(0, limits.excerptCharacters).join('');

type MessageChange = Omit<ParsedInput<typeof table.updateMessage>, 'id'>;

const toConfirmation = ({ state, read }: MessageChange): string => {
  if (state !== undefined) return state === 'done' ? wording.messageDone : wording.messageReopened;
  return read === false ? wording.messageUnread : wording.messageRead;
};

export const contactMessages: Handlers<typeof table> = {
  async listMessages({ state, ...page }) {
    const { rows, ...list } = await listMessages(page, state);
    const data = rows.map((row) => ({ ...toListFields(row), excerpt: toExcerpt(row.data.message) }));
    return { data, total: list.total, open: list.open, page: list.page, totalPages: list.totalPages };
  },

  async getMessageTotals() {
    return { open: (await readMessageTotals()).open };
  },

  async getMessage({ id }) {
    const message = await stored.getOrThrow(id);
    return { ...toListFields(message), message: message.data.message };
  },

  async updateMessage({ id, state, read }, caller) {
    const actor = actorOf(caller.user);
    const changed = await changeMessage(id, { state, isRead: read }, actor);
    return { message: toConfirmation({ state, read }), changed };
  },
};
