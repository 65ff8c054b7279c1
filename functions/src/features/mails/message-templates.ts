import { type messageTemplates as table, template } from 'contract/mails/message-templates';
import { adminWording } from 'contract/text/admin-wording';
import type { Handlers } from '#http/handler.ts';
import {
  addTemplate,
  deleteTemplate,
  findMessageTemplates,
  updateTemplate,
} from '#model/admin/message-templates.ts';
import { actorOf } from '#model/base/actors.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';

export const messageTemplates: Handlers<typeof table> = {
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
