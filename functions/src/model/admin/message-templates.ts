import { ApiError } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { wording } from 'contract/text/wording';
import { type AddToBatch, Batch, noop } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { collection } from '#data/collection.ts';
import { newId } from '#data/ids.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { requireUnchanged } from '#model/base/edit-conflicts.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';

export interface MessageTemplateRecord {
  id: string;
  name: string;
  text: string;
  updatedAt: Date;
}

/** All templates are one document, so that the answer form reads them at the price of one. */
const templateLists = collection<{ templates: MessageTemplateRecord[] }>('messageTemplates');
const listId = 'all';

const byName = (a: MessageTemplateRecord, b: MessageTemplateRecord): number => a.name.localeCompare(b.name);

/** Returns the templates by name. Costs one read. */
export const findTemplates = async (): Promise<MessageTemplateRecord[]> =>
  ((await templateLists.get(listId))?.data.templates ?? []).sort(byName);

interface TemplateText {
  readonly name: string;
  readonly text: string;
}

/** Replaces the list by the result of `change`, with the audit entry of `subject`. Null changes nothing. */
const changeTemplates = (
  change: (templates: readonly MessageTemplateRecord[]) => {
    readonly templates: MessageTemplateRecord[];
    readonly subject: MessageTemplateRecord;
  } | null,
  action: 'message-template.save' | 'message-template.delete',
  actor: Actor,
  addToBatch: AddToBatch = noop,
): Promise<void> =>
  retryOnConflict(async () => {
    const stored = await templateLists.get(listId);
    const changed = change(stored?.data.templates ?? []);
    if (changed === null) return;
    const { templates, subject } = changed;
    const batch = new Batch();
    if (stored === undefined) batch.create(templateLists, listId, { templates });
    else batch.update(templateLists, listId, { templates }, stored.version);
    recordAudit(batch, actor, action, { id: subject.id, name: subject.name });
    addToBatch(batch, subject.id);
    await batch.commit();
  });

/** Adds a template. Costs one read. Throws `wrong-status` beyond the limit. */
export const addTemplate = (fields: TemplateText, actor: Actor, addToBatch: AddToBatch): Promise<void> => {
  const subject = { id: newId(), ...fields, updatedAt: clock.now() };
  return changeTemplates(
    (templates) => {
      if (templates.length >= limits.messageTemplates)
        throw new ApiError('wrong-status', { message: wording.templatesFull });
      return { templates: [...templates, subject], subject };
    },
    'message-template.save',
    actor,
    addToBatch,
  );
};

/** Changes a template. Costs one read. Throws `not-found`, and `conflict` if it was saved after `basedOn`. */
export const updateTemplate = (
  id: string,
  fields: TemplateText,
  basedOn: string | undefined,
  actor: Actor,
): Promise<void> =>
  changeTemplates(
    (templates) => {
      const template = templates.find((one) => one.id === id);
      if (template === undefined) throw new ApiError('not-found');
      const { name, text } = template;
      requireUnchanged(template.updatedAt, basedOn, { name, text }, { ...fields });
      if (name === fields.name && text === fields.text) return null;
      const subject = { id, ...fields, updatedAt: clock.now() };
      return { templates: templates.map((one) => (one.id === id ? subject : one)), subject };
    },
    'message-template.save',
    actor,
  );

/** Deletes a template, if it exists. Costs one read. */
export const deleteTemplate = (id: string, actor: Actor): Promise<void> =>
  changeTemplates(
    (templates) => {
      const subject = templates.find((one) => one.id === id);
      if (subject === undefined) return null;
      return { templates: templates.filter((one) => one.id !== id), subject };
    },
    'message-template.delete',
    actor,
  );
