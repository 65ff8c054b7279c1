import type { ParsedInput } from 'contract/endpoint';
import {
  type ContactMessage,
  messageEntry,
  type contactMessages as table,
  template,
} from 'contract/mails/contact-messages';
import { limits } from 'contract/rules/limits';
import { adminWording } from 'contract/text/admin-wording';
import type { MessageEntryRecord, MessageRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { OutboxRecord } from '#data/records.ts';
import type { Handlers } from '#http/handler.ts';
import { changeMessage, listMessages, readMessageTotals, senderOf } from '#model/admin/contact-messages.ts';
import {
  addTemplate,
  deleteTemplate,
  findMessageTemplates,
  updateTemplate,
} from '#model/admin/message-templates.ts';
import { addNote, assignMessage, findMessageAdmins, readThread, sendAnswer } from '#model/admin/threads.ts';
import { actorOf } from '#model/base/actors.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';

const toListFields = ({ id, data }: Stored<MessageRecord>) => ({
  _id: id,
  name: senderOf(data),
  email: data.email,
  state: data.state ?? 'open',
  isRead: data.isRead ?? false,
  createdAt: data.createdAt.toISOString(),
  source: data.source ?? 'form',
  assignee: data.assignee ? { _id: data.assignee.id, name: data.assignee.name } : null,
});

const toExcerpt = (message: string): string =>
  [...message.replace(/\s+/g, ' ')].slice(0, limits.excerptCharacters).join('');

const toAttachments = (attachments: MessageRecord['attachments'] = []) =>
  attachments.map(({ name, size }) => ({ name, size }));

/** A returned mail was sent before, and its address is dead or full. */
const toDelivery = ({ state, lastError, bounce }: OutboxRecord) => ({
  state,
  lastError:
    bounce === undefined || state !== 'sent'
      ? lastError
      : `Email dikembalikan (${bounce.code || 'tanpa kode'}).`,
});

const toEntry = (
  { id, data }: Stored<MessageEntryRecord>,
  email: string,
  mail: OutboxRecord | undefined,
): ContactMessage['entries'][number] => ({
  _id: id,
  ...pickReplyFields(messageEntry, data),
  author: data.admin?.name ?? data.from,
  mail: mail === undefined ? null : toDelivery(mail),
  isOtherSender: data.kind === 'reply' && data.from !== email,
  attachments: toAttachments(data.attachments),
});

type MessageChange = Omit<ParsedInput<typeof table.updateMessage>, 'id'>;

const toConfirmation = ({ state, read }: MessageChange): string => {
  if (state !== undefined) return state === 'done' ? adminWording.messageDone : adminWording.messageReopened;
  return read === false ? adminWording.messageUnread : adminWording.messageRead;
};

export const contactMessages: Handlers<typeof table> = {
  async listMessages({ state, assignee, ...page }, { user }) {
    const assigneeId = assignee && { mine: user.id, none: '' }[assignee];
    const { rows, ...list } = await listMessages(page, { state, assigneeId });
    const data = rows.map((row) => ({ ...toListFields(row), excerpt: toExcerpt(row.data.message) }));
    return { data, total: list.total, open: list.open, page: list.page, totalPages: list.totalPages };
  },

  async getMessageTotals() {
    return { open: (await readMessageTotals()).open };
  },

  async listMessageAdmins() {
    const admins = await findMessageAdmins();
    return { data: admins.map(({ id, data }) => ({ _id: id, name: data.name })) };
  },

  async getMessage({ id }) {
    const { message, entries, mails } = await readThread(id);
    const { data } = message;
    return {
      ...toListFields(message),
      message: data.message,
      subject: data.subject ?? '',
      attachments: toAttachments(data.attachments),
      entries: entries.map((entry) => toEntry(entry, data.email, mails.get(entry.id))),
    };
  },

  async updateMessage({ id, state, read }, caller) {
    const actor = actorOf(caller.user);
    const changed = await changeMessage(id, { state, isRead: read }, actor);
    return { message: toConfirmation({ state, read }), changed };
  },

  async sendMessageAnswer({ id, text, seen }, { user }, { storeReply }) {
    const reply = { message: adminWording.messageAnswered };
    await sendAnswer(id, { text, seen }, user, (batch) => storeReply(batch, reply));
    return reply;
  },

  async addMessageNote({ id, text }, { user }, { storeReply }) {
    const reply = { message: adminWording.messageNoted };
    await addNote(id, text, actorOf(user), (batch) => storeReply(batch, reply));
    return reply;
  },

  async assignMessage({ id, assignee }, { user }) {
    const changed = await assignMessage(id, assignee, user);
    return {
      message: assignee === '' ? adminWording.messageUnassigned : adminWording.messageAssigned,
      changed,
    };
  },

  async listMessageTemplates() {
    const templates = await findMessageTemplates();
    return { data: templates.map((one) => ({ _id: one.id, ...pickReplyFields(template, one) })) };
  },

  async addMessageTemplate(fields, { user }, { storeReply }) {
    const reply = { message: adminWording.templateSaved };
    await addTemplate(fields, actorOf(user), (batch) => storeReply(batch, reply));
    return reply;
  },

  async updateMessageTemplate({ id, basedOn, ...fields }, { user }) {
    await updateTemplate(id, fields, basedOn, actorOf(user));
    return { message: adminWording.templateSaved };
  },

  async deleteMessageTemplate({ id }, { user }) {
    await deleteTemplate(id, actorOf(user));
    return { message: adminWording.templateDeleted };
  },
};
