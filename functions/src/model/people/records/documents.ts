import type { FileBytes } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { type DocumentLabel, documentLabelTexts } from 'contract/rules/people/document-labels';
import { type AddToBatch, Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { fileStore, newFilePath } from '#data/file-store.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { rejectOnConflict, retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { readPictureOrPdf } from '#model/files/uploads.ts';
import { writeWithFiles } from '#model/files/write-with-files.ts';
import { addRecord, getRecord, type MemberDocumentRecord, memberDocuments } from './records.ts';

type Admin = Stored<UserRecord>;

interface NewDocument {
  readonly label: DocumentLabel;
  readonly title: string;
  readonly bytes: Buffer;
}

/** Stores a document about a person. Throws `not-found`, `invalid-file`, `wrong-status`. */
export async function addDocument(
  member: string,
  { label, title, bytes }: NewDocument,
  admin: Admin,
  addToBatch: AddToBatch,
): Promise<void> {
  const converted = await readPictureOrPdf('document', bytes);
  await retryOnConflict(async () => {
    const { person, create } = await addRecord(memberDocuments, member, limits.memberRecords.documents);
    const file = newFilePath('documents');
    await writeWithFiles({ added: new Map([[file, converted]]) }, (batch) => {
      const id = create(batch, {
        member,
        label,
        title,
        file,
        isPdf: converted.contentType === 'application/pdf',
        bytes: converted.bytes.length,
        createdAt: clock.now(),
        createdBy: admin.id,
      });
      const details = { documentLabel: documentLabelTexts[label] };
      recordAudit(batch, actorOf(admin), 'member-document.add', actorOf(person), details);
      addToBatch(batch, id);
    });
  });
}

const endings: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/webp': 'webp' };

/** Returns a document and records who downloaded it. Throws `not-found`. */
export async function downloadDocument(member: string, id: string, admin: Admin): Promise<FileBytes> {
  const { person, record } = await getRecord(memberDocuments, member, id);
  const file = await fileStore.read(record.data.file);
  if (file === undefined) throw new ApiError('not-found');
  const batch = new Batch();
  const details = { documentLabel: documentLabelTexts[record.data.label] };
  recordAudit(batch, actorOf(admin), 'member-document.download', actorOf(person), details);
  await batch.commit();
  return { ...file, fileName: fileNameOf(record, file.contentType) };
}

/** Returns a name of a file without the person's name: 'ktp-….pdf'. */
const fileNameOf = (
  { id, data }: Pick<Stored<MemberDocumentRecord>, 'id' | 'data'>,
  contentType: string,
): string => `${documentLabelTexts[data.label].toLowerCase()}-${id}.${endings[contentType] ?? 'jpg'}`;

/** Deletes a document with its file. Throws `not-found`. */
export async function deleteDocument(member: string, id: string, admin: Admin): Promise<void> {
  const { person, record } = await getRecord(memberDocuments, member, id);
  await rejectOnConflict(
    writeWithFiles({ removed: [record.data.file] }, (batch) => {
      batch.delete(memberDocuments, id, record.version);
      const details = { documentLabel: documentLabelTexts[record.data.label] };
      recordAudit(batch, actorOf(admin), 'member-document.delete', actorOf(person), details);
    }),
  );
}
