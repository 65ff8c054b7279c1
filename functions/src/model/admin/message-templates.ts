import { limits } from 'contract/rules/limits';
import { adminWording } from 'contract/text/admin-wording';
import type { Actor } from '#model/base/actors.ts';
import { requireUnchanged } from '#model/base/changes/require-unchanged.ts';
import { createShortList } from './short-lists.ts';

interface TemplateText {
  readonly name: string;
  readonly text: string;
}

const templates = createShortList<TemplateText>('messageTemplates', {
  maxRows: limits.messageTemplates,
  fullMessage: adminWording.templatesFull,
  saveAction: 'message-template.save',
  deleteAction: 'message-template.delete',
  nameOf: ({ name }) => name,
});

/** Returns the templates by name. */
export const findMessageTemplates = async () =>
  [...(await templates.findAll())].sort((a, b) => a.name.localeCompare(b.name));

export const { add: addTemplate, remove: deleteTemplate } = templates;

/** Changes a template. Throws `not-found`, and `conflict` if it was saved after `basedOn`. */
export const updateTemplate = (
  id: string,
  fields: TemplateText,
  basedOn: string | undefined,
  actor: Actor,
): Promise<void> =>
  templates.update(
    id,
    ({ name, text, updatedAt }) => {
      requireUnchanged(updatedAt, basedOn, { name, text }, { ...fields });
      return fields;
    },
    actor,
  );
