import { profilePath } from 'contract/entry-paths';
import type { User } from 'contract/schemas/people';
import { adminListDateTime } from 'contract/text/dates';
import type { EndpointReply } from '#api/client.ts';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { reasonOr } from '#ui/base/error-message.ts';
import { Section } from '#ui/base/section.tsx';
import { ConfirmButton, showReplyFor } from '#ui/dialogs/confirm-button.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

type Entry = EndpointReply<'getUserDirectoryEntry'>;

const refreshes = ['getUserDirectoryEntry', 'listAuditEntries', 'getMemberTimeline'] as const;

/** Section with the member's profile in the directory, which an admin can hide. Without one it is not shown. */
export function MemberDirectory({ user }: { readonly user: User }) {
  const { data } = useEndpoint('getUserDirectoryEntry', { id: user._id });
  if (data === undefined || data.state === 'none') return null;
  return (
    <Section id="member-directory" title="Direktori anggota">
      <EntryState entry={data} />
      {data.state === 'hidden' ? <ShowEntry user={user} /> : <HideEntry user={user} />}
    </Section>
  );
}

function EntryState({ entry: { state, profileId, reason, hiddenAt } }: { readonly entry: Entry }) {
  if (state === 'hidden')
    return (
      <p className="wrap-anywhere">
        Disembunyikan{hiddenAt === null ? '' : ` ${adminListDateTime(hiddenAt)}`}. Alasan: {reason}
      </p>
    );
  if (state === 'unpublished' || profileId === null) return <p>Profil tidak diterbitkan.</p>;
  return (
    <p>
      Profil diterbitkan.{' '}
      <a href={profilePath(profileId)} target="_blank" rel="noopener" className="text-link">
        Lihat profil
        <span className="sr-only"> (membuka tab baru)</span>
      </a>
    </p>
  );
}

function HideEntry({ user: { _id: id, name } }: { readonly user: User }) {
  return (
    <details>
      <summary className="w-fit cursor-pointer font-semibold">Sembunyikan profil</summary>
      <div className="mt-4">
        <EndpointForm
          name="hideDirectoryEntry"
          label="Sembunyikan profil"
          fixed={{ id }}
          refreshes={refreshes}
          submitLabel="Sembunyikan"
          busyLabel="Menyembunyikan…"
          onDone={({ message }, clear) => {
            clear();
            toast.success(`${name}: ${message}`);
          }}
        >
          {({ TextArea }) => (
            <TextArea
              name="reason"
              label="Alasan"
              rows={2}
              hint="Dikirim kepada anggota. Profil hilang dari direktori sampai admin menampilkannya lagi."
            />
          )}
        </EndpointForm>
      </div>
    </details>
  );
}

function ShowEntry({ user: { _id: id, name } }: { readonly user: User }) {
  const action = useAction('showDirectoryEntry', { refreshes });
  return (
    <ConfirmButton
      button={{ size: 'small', className: 'justify-self-start' }}
      label="Tampilkan lagi"
      title="Tampilkan profil lagi?"
      content="Profil tampil seperti sebelum disembunyikan, dan anggota diberi tahu lewat email."
      record={name}
      confirmLabel="Tampilkan lagi"
      send={() => action.run({ id })}
      explain={reasonOr('Tidak ada jawaban dari server. Coba lagi.')}
      onDone={showReplyFor(name)}
    />
  );
}
