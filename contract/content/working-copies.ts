import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { events } from '../events/events.ts';
import { limits } from '../rules/limits.ts';
import { basedOn, dateTime, idField, messageReply } from '../schemas/fields.ts';
import { workingKinds } from '../schemas/working-kinds.ts';
import { withoutControls } from '../text/names.ts';
import { blogs } from './blogs.ts';
import { translations } from './translations.ts';

const copyKey = z.object({ kind: z.enum(workingKinds), record: idField });

const typedText = z.string().overwrite(withoutControls);
const typedField = typedText.max(limits.messageCharacters);

const forms = {
  ...blogs.createBlog.input.shape,
  ...events.createEvent.input.shape,
  ...translations.saveTranslation.input.shape,
};
/** Input that no person types. Autosave stores no pictures. `publication` is the pressed button. */
const untyped = ['image', 'bannerImage', 'publication', 'id', 'kind', 'basedOn', 'sourceHash'] as const;
type WorkingField = Exclude<keyof typeof forms, (typeof untyped)[number]>;

const typedFields = Object.fromEntries(
  Object.keys(forms).flatMap((name) => (untyped.some((one) => one === name) ? [] : [[name, typedField]])),
) as Record<WorkingField, typeof typedField>;

/** Typed values by form field. They can be invalid, but not too large. */
export const workingValues = z
  .object({
    ...typedFields,
    content: typedText,
    link: z.array(z.object({ type: typedField, name: typedField, url: typedField })).max(limits.listEntries),
  })
  .partial()
  .refine((values) => JSON.stringify(values).length <= limits.workingCopyCharacters);
export type WorkingValues = z.output<typeof workingValues>;

const writer = z.object({ name: z.string(), savedAt: dateTime });
export type Writer = z.output<typeof writer>;

const workingCopiesReply = z.object({
  /** Unsaved working copy of the caller; null without one. */
  own: writer.extend({ values: workingValues, basedOn: dateTime.nullable() }).nullable(),
  /** Other admins who edit the same content, latest first; empty for new content. */
  others: z.array(writer),
});
export type WorkingCopies = z.output<typeof workingCopiesReply>;

const admin = { access: 'admin', duty: 'content' } as const;

/** Input that the server stores while an admin types (decision 0024). Never public. Saving deletes it. */
export const workingCopies = {
  getWorkingCopies: {
    method: 'GET',
    path: '/working-copies/{kind}/{record}',
    ...admin,
    // Two reads for the session, one for each admin who edits the content.
    reads: 2 + limits.workingCopies,
    input: copyKey,
    reply: workingCopiesReply,
  },
  keepWorkingCopy: {
    method: 'PUT',
    path: '/working-copies/{kind}/{record}',
    ...admin,
    // Reads the same. The previous working copy is read only to check its owner.
    reads: 2 + limits.workingCopies,
    input: copyKey.extend({ values: workingValues, basedOn }),
    reply: z.object({ savedAt: dateTime, others: workingCopiesReply.shape.others }),
  },
  dropWorkingCopy: {
    method: 'DELETE',
    path: '/working-copies/{kind}/{record}',
    ...admin,
    input: copyKey,
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
