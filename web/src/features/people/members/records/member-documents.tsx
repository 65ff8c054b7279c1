import type { MemberDocument } from 'contract/people/member-records';
import { documentLabels, documentLabelTexts } from 'contract/rules/people/document-labels';
import { adminListDate } from 'contract/text/dates';
import { useCall } from '#api/account.ts';
import { useAction } from '#api/use-action.ts';
import { FileButton } from '#shared/payments/file-button.tsx';
import { formatFileSize } from '#ui/base/file-size.ts';
import { Section } from '#ui/base/section.tsx';
import { clearAndToast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { DeleteRecord } from './delete-record.tsx';
import { recordRefreshes } from './record-refreshes.ts';

interface MemberDocumentsProps {
  readonly id: string;
  readonly documents: readonly MemberDocument[];
}

const labelOptions = documentLabels.map((value) => ({ value, label: documentLabelTexts[value] }));

/** Lists the documents about a person, with a form for a new one. */
export function MemberDocuments({ id, documents }: MemberDocumentsProps) {
  return (
    <Section id="member-documents" title="Dokumen">
      {documents.length > 0 && (
        <ul className="grid gap-3">
          {documents.map((document) => (
            <Document key={document._id} id={id} document={document} />
          ))}
        </ul>
      )}
      <EndpointForm
        name="addMemberDocument"
        label="Dokumen baru"
        fixed={{ id }}
        defaults={{ title: '' }}
        refreshes={recordRefreshes}
        submitLabel="Unggah dokumen"
        busyLabel="Mengunggah…"
        onDone={clearAndToast}
      >
        {({ Select, Text, File }) => (
          <>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <Select name="label" label="Jenis dokumen" placeholder="Pilih jenis" options={labelOptions} />
              <Text name="title" label="Keterangan" autoComplete="off" />
            </div>
            <File name="document" label="Berkas: foto atau PDF" />
          </>
        )}
      </EndpointForm>
    </Section>
  );
}

interface DocumentProps {
  readonly id: string;
  readonly document: MemberDocument;
}

function Document({
  id,
  document: { _id, label, title, isPdf, bytes, createdAt, uploadedBy },
}: DocumentProps) {
  const call = useCall();
  const deletion = useAction('deleteMemberDocument', { refreshes: recordRefreshes });
  const name = [documentLabelTexts[label], title].filter(Boolean).join(': ');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b pb-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-muted text-sm">
          {`${isPdf ? 'PDF' : 'Foto'}, ${formatFileSize(bytes)} · ${adminListDate(createdAt)} oleh ${uploadedBy ?? 'admin terdahulu'}`}
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-1">
        <FileButton
          of="dokumen"
          ask={() => call('downloadMemberDocument', { id, document: _id })}
          label={`Unduh ${name}`}
        />
        <DeleteRecord kind="dokumen" record={name} remove={() => deletion.run({ id, document: _id })} />
      </div>
    </li>
  );
}
