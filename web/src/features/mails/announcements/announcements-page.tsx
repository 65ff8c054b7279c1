import type { AnnouncementRow } from 'contract/mails/announcements';
import { adminListDateTime, toDateTimeInput } from 'contract/text/dates';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { Section } from '#ui/base/section.tsx';
import { type BadgeTone, StatusBadge } from '#ui/base/status-badge.tsx';
import { clearAndToast } from '#ui/dialogs/toast.ts';
import { EndpointForm, type SharedFields } from '#ui/forms/endpoint-form.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { EditableList, EditableRowHead, rowFormSettings } from '#ui/lists/editable-list.tsx';

const refreshes = ['listAnnouncements', 'getHomeNews', 'listOwnAnnouncements'] as const;

const audienceLabels = { home: 'Home', members: 'Dasbor anggota', all: 'Home dan dasbor anggota' } as const;
const audienceOptions = Object.entries(audienceLabels).map(([value, label]) => ({ value, label }));

const states: Readonly<
  Record<AnnouncementRow['state'], { readonly tone: BadgeTone; readonly label: string }>
> = {
  planned: { tone: 'waiting', label: 'Dijadwalkan' },
  running: { tone: 'good', label: 'Tampil' },
  ended: { tone: 'idle', label: 'Berakhir' },
};

/** Lists announcements, with forms to add and change them. */
export default function AnnouncementsPage() {
  const list = useEndpoint('listAnnouncements', {});
  return (
    <>
      <ScreenHead back="/admin/manage-content" />
      <RecordScreen record={list} loadError="Pengumuman tidak dapat dimuat.">
        {({ data }) => (
          <div className="grid max-w-3xl gap-6">
            <Section id="new-announcement" title="Pengumuman baru">
              <NewAnnouncement />
            </Section>
            <Section id="announcements" title={`Pengumuman (${data.length})`}>
              {data.length === 0 && <p className="text-muted">Belum ada pengumuman.</p>}
              <EditableList
                rows={data}
                className="grid gap-5"
                rowClassName="grid gap-3 border-line border-t pt-4 first:border-t-0 first:pt-0"
                form={(row, onClose) => (
                  <EditAnnouncement row={row} onReload={() => void list.refetch()} onClose={onClose} />
                )}
              >
                {(row, onEdit) => <Announcement row={row} onEdit={onEdit} />}
              </EditableList>
            </Section>
          </div>
        )}
      </RecordScreen>
    </>
  );
}

type FieldName =
  | 'title'
  | 'text'
  | 'englishTitle'
  | 'englishText'
  | 'link'
  | 'startsAt'
  | 'endsAt'
  | 'audience';

function AnnouncementInputs({ Text, TextArea, Select }: SharedFields<FieldName>) {
  return (
    <>
      <UnsavedGuard />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="grid gap-5">
          <Text name="title" label="Judul" autoComplete="off" />
          <TextArea name="text" label="Isi" rows={4} canBeEmpty hint="Di Home hanya awalnya yang tampil." />
        </div>
        <div className="grid gap-5">
          <Text name="englishTitle" label="Judul (Inggris)" lang="en" autoComplete="off" canBeEmpty />
          <TextArea
            name="englishText"
            label="Isi (Inggris)"
            lang="en"
            rows={4}
            canBeEmpty
            hint="Tanpa judul Inggris, pengumuman tidak tampil di situs bahasa Inggris."
          />
        </div>
      </div>
      <Text
        name="link"
        label="Tautan"
        autoComplete="off"
        canBeEmpty
        hint="Alamat di situs ini, misalnya /event, atau https://…"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Text name="startsAt" label="Mulai (WIB)" type="datetime-local" />
        <Text name="endsAt" label="Selesai (WIB)" type="datetime-local" />
      </div>
      <Select name="audience" label="Tampil di" placeholder="Pilih tempat" options={audienceOptions} />
    </>
  );
}

function NewAnnouncement() {
  return (
    <EndpointForm
      name="addAnnouncement"
      label="Pengumuman baru"
      defaults={{ text: '', englishTitle: '', englishText: '', link: '', audience: 'all' }}
      refreshes={refreshes}
      submitLabel="Simpan pengumuman"
      onDone={clearAndToast}
    >
      {(fields) => <AnnouncementInputs {...fields} />}
    </EndpointForm>
  );
}

interface EditAnnouncementProps {
  readonly row: AnnouncementRow;
  readonly onReload: () => void;
  readonly onClose: () => void;
}

function EditAnnouncement({ row, onReload, onClose }: EditAnnouncementProps) {
  const { _id: id, title, text, englishTitle = '', englishText = '', link, audience, updatedAt } = row;
  const [startsAt, endsAt] = [toDateTimeInput(row.startsAt), toDateTimeInput(row.endsAt)];
  return (
    <EndpointForm
      key={updatedAt}
      name="updateAnnouncement"
      label={`Ubah ${title}`}
      fixed={{ id, basedOn: updatedAt }}
      defaults={{ title, text, englishTitle, englishText, link, startsAt, endsAt, audience }}
      refreshes={refreshes}
      submitLabel="Simpan perubahan"
      onReload={onReload}
      {...rowFormSettings(onClose)}
    >
      {(fields) => <AnnouncementInputs {...fields} />}
    </EndpointForm>
  );
}

function Announcement({ row, onEdit }: { readonly row: AnnouncementRow; readonly onEdit: () => void }) {
  const { _id: id, title, text, englishTitle, audience, state, startsAt, endsAt } = row;
  const removal = useAction('deleteAnnouncement', { refreshes });
  return (
    <>
      <EditableRowHead
        title={title}
        noun="pengumuman"
        badge={<StatusBadge {...states[state]} />}
        warning="Pengumuman hilang dari Home dalam beberapa menit, dan langsung dari dasbor anggota."
        onEdit={onEdit}
        onDelete={() => removal.run({ id })}
      />
      <p className="text-muted text-sm">
        {`${audienceLabels[audience]}, ${adminListDateTime(startsAt)} sampai ${adminListDateTime(endsAt)}`}
      </p>
      {text !== '' && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
      <p className="text-muted text-sm wrap-anywhere">
        {englishTitle ? (
          <>
            Inggris: <span lang="en">{englishTitle}</span>
          </>
        ) : (
          'Tidak tampil di situs bahasa Inggris'
        )}
      </p>
    </>
  );
}
