import type { FileBytes } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { type AddToBatch, Batch } from '#data/batch.ts';
import { fileStore, newFilePath } from '#data/file-store.ts';
import { removeFilesLater } from '#model/base/intents.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { addAnswers, readPublicQuestions, requireOpenAnswers } from '#model/events/registration/answers.ts';
import { eventAnswers, registrationId } from '#model/events/registration/records.ts';
import type { Registrant } from '#model/events/registration/registrants.ts';
import { readPictureOrPdf } from '#model/files/uploads.ts';
import { writeWithFiles } from '#model/files/write-with-files.ts';

export interface Upload {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * Stores a file as the answer of a person, or replaces it, with its document in one batch. Throws `invalid-file`;
 * `not-found` for a question without files; `wrong-status` after the beginning.
 */
export async function saveFileAnswer(
  eventId: string,
  question: string,
  upload: Upload,
  user: Registrant,
  addToBatch: AddToBatch,
): Promise<void> {
  const file = await readPictureOrPdf('answer', upload.bytes);
  const name = upload.name.slice(-limits.textCharacters) || 'Berkas';
  await retryOnConflict(async () => {
    const id = registrationId(eventId, user.id);
    const [{ event, questions }, own] = await Promise.all([
      readPublicQuestions(eventId),
      eventAnswers.get(id),
    ]);
    if (!questions.some((one) => one.id === question && one.kind === 'file')) throw new ApiError('not-found');
    const deleteAt = requireOpenAnswers(event.data);
    const path = newFilePath('documents');
    const before = own?.data.fileOf?.[question];
    const fileOf = { ...own?.data.fileOf, [question]: path };
    const values = { ...own?.data.values, [question]: name };
    const removed = before === undefined ? [] : [before];
    await writeWithFiles({ added: new Map([[path, file]]), removed }, (batch) => {
      addAnswers(batch, { event, user, own }, { values, fileOf, deleteAt });
      addToBatch(batch, id);
    });
  });
}

/** Deletes a file answer. A repetition changes nothing. Throws as `saveFileAnswer`. */
export const deleteFileAnswer = (eventId: string, question: string, user: Registrant): Promise<void> =>
  retryOnConflict(async () => {
    const id = registrationId(eventId, user.id);
    const [{ event }, own] = await Promise.all([readPublicQuestions(eventId), eventAnswers.get(id)]);
    const deleteAt = requireOpenAnswers(event.data);
    const path = own?.data.fileOf?.[question];
    if (own === undefined || path === undefined) return;
    const without = <T>(by: Record<string, T>): Record<string, T> =>
      Object.fromEntries(Object.entries(by).filter(([key]) => key !== question));
    const [values, fileOf] = [without(own.data.values), without(own.data.fileOf ?? {})];
    const batch = new Batch();
    addAnswers(batch, { event, user, own }, { values, fileOf, deleteAt });
    removeFilesLater(batch, [path]);
    await batch.commit();
  });

const endings: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/webp': 'webp' };

/** Returns the file of a participant. Throws `not-found`. */
export async function readFileAnswer(
  event: string,
  registration: string,
  question: string,
): Promise<FileBytes> {
  const { data } = await eventAnswers.getOrThrow(registration);
  const path = data.event === event ? data.fileOf?.[question] : undefined;
  const file = path === undefined ? undefined : await fileStore.read(path);
  if (file === undefined) throw new ApiError('not-found');
  return { ...file, fileName: `jawaban-${registration}.${endings[file.contentType] ?? 'jpg'}` };
}
