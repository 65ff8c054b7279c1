import type { CertificateSettings, EventAttendee } from 'contract/events/event-results';
import { certificatePath, formatCertificateCode } from 'contract/rules/events/certificates';
import { creditCategories, creditCategoryLabels } from 'contract/rules/events/credits';
import { createContext, useContext, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { EventScreen } from '#shared/events/event-screen-head.tsx';
import { ButtonLink } from '#ui/base/button.tsx';
import { Section } from '#ui/base/section.tsx';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { useRecord } from '#ui/forms/use-record.ts';
import { DateTimeCell } from '#ui/lists/cells.tsx';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { RowActions, RowButton } from '#ui/lists/row-button.tsx';
import { actionsColumn, type Columns } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';
import { type CertificateChange, CertificateDialog } from './certificate-dialog.tsx';
import { IssueCertificates } from './issue-certificates.tsx';

const AskChangeContext = createContext<(change: CertificateChange) => void>(() => undefined);

const columns: Columns<EventAttendee> = [
  { header: 'Nama', cell: (row) => row.certificate?.name ?? row.person?.name ?? 'Akun dihapus' },
  { header: 'Hadir', cell: ({ attendedAt }) => <DateTimeCell at={attendedAt} /> },
  { header: 'Sertifikat', cell: ({ certificate }) => <Certificate certificate={certificate} /> },
  actionsColumn((row) => <CertificateActions attendee={row} />),
];

function Certificate({ certificate }: Pick<EventAttendee, 'certificate'>) {
  if (certificate === null) return <StatusBadge label="Belum terbit" tone="idle" />;
  if (certificate.revokedAt !== null) return <StatusBadge label="Dicabut" tone="bad" />;
  return (
    <Link to={certificatePath(certificate.code)} className="text-link text-nowrap">
      {formatCertificateCode(certificate.code)}
    </Link>
  );
}

function CertificateActions({ attendee: { _id: id, certificate } }: { readonly attendee: EventAttendee }) {
  const ask = useContext(AskChangeContext);
  if (certificate === null || certificate.revokedAt !== null) return null;
  return (
    <RowActions>
      <RowButton
        label="Perbaiki nama"
        rowName={certificate.name}
        onPress={() => ask({ kind: 'correct', id, certificate })}
      />
      <RowButton
        label="Cabut"
        rowName={certificate.name}
        tone="danger"
        onPress={() => ask({ kind: 'revoke', id, certificate })}
      />
    </RowActions>
  );
}

/** Sets up the certificates of an event, issues them, and lists the people who attended. */
export default function EventCertificatesPage() {
  const { id = '' } = useParams();
  const record = useRecord('getCertificateSettings', { id });
  return (
    <EventScreen
      record={record}
      loadError="Pengaturan sertifikat tidak dapat dimuat."
      links={
        <ButtonLink to="/admin/credits" variant="secondary" size="small">
          Kredit anggota
        </ButtonLink>
      }
    >
      {(found) => (
        <div className="grid gap-8">
          <Section id="certificate-settings" title="Pengaturan">
            <SettingsForm key={record.formKey} found={found} onReload={record.reload} />
          </Section>
          <Attendees event={found.event._id} canIssue={found.settings !== null} />
        </div>
      )}
    </EventScreen>
  );
}

const categories = creditCategories.map((value) => ({ value, label: creditCategoryLabels[value] }));

interface SettingsFormProps {
  readonly found: CertificateSettings;
  readonly onReload: () => Promise<void>;
}

function SettingsForm({ found: { event, settings }, onReload }: SettingsFormProps) {
  return (
    <EndpointForm
      name="saveCertificateSettings"
      label="Pengaturan sertifikat"
      fixed={{ id: event._id, basedOn: settings?.updatedAt }}
      defaults={{
        title: settings?.title ?? 'Sertifikat',
        signatoryName: settings?.signatoryName ?? '',
        signatoryOffice: settings?.signatoryOffice ?? '',
        category: settings?.credits?.category ?? 'learning',
        points: String(settings?.credits?.points ?? 0),
      }}
      submitLabel="Simpan"
      onReload={onReload}
      onDone={({ message }) => {
        toast.success(message);
        void onReload();
      }}
    >
      {({ Text, Select }) => (
        <>
          <UnsavedGuard />
          <Text name="title" label="Judul" hint="Berlaku untuk sertifikat yang terbit setelah disimpan." />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Text name="signatoryName" label="Nama penanda tangan" />
            <Text name="signatoryOffice" label="Jabatan" />
            <Select name="category" label="Kategori kredit" placeholder="Pilih" options={categories} />
            <Text name="points" label="Poin kredit" inputMode="numeric" hint="0 bila tanpa kredit." />
          </div>
        </>
      )}
    </EndpointForm>
  );
}

function Attendees({ event, canIssue }: { readonly event: string; readonly canIssue: boolean }) {
  const list = useList('listEventAttendees', { id: event });
  const [change, setChange] = useState<CertificateChange | null>(null);
  const { total = 0 } = list.list.data ?? {};
  return (
    <Section id="attendees" title={`Peserta yang hadir (${total})`} className="grid gap-4">
      {canIssue ? (
        total > 0 && <IssueCertificates event={event} total={total} />
      ) : (
        <p className="text-muted">Simpan pengaturan dulu. Setelah itu sertifikat dapat diterbitkan.</p>
      )}
      <AskChangeContext value={setChange}>
        <PagedTable
          {...list}
          caption="Peserta yang hadir, yang pertama datang dulu"
          columns={columns}
          loadError="Gagal mengambil daftar peserta."
          empty={{ text: 'Belum ada yang hadir', reason: 'Peserta yang check-in muncul di sini.' }}
        />
      </AskChangeContext>
      <CertificateDialog
        record={change}
        onClose={() => setChange(null)}
        returnFocus={list.focus.findTarget}
      />
    </Section>
  );
}
