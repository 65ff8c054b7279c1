import type { User } from 'contract/schemas/people';
import { adminListDateTime } from 'contract/text/dates';
import { useLocation, useParams } from 'react-router-dom';
import type { EndpointReply } from '#api/client.ts';
import { useDutyCheck } from '#api/duties.ts';
import { session } from '#api/session.ts';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { OwnFieldsForm } from '#shared/members/own-fields-form.tsx';
import { PossibleDoubles } from '#shared/members/possible-doubles.tsx';
import { AdminPayments } from '#shared/payments/admin-payments.tsx';
import { ButtonLink } from '#ui/base/button.tsx';
import { reasonOr } from '#ui/base/error-message.ts';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { Section } from '#ui/base/section.tsx';
import { ConfirmButton, showReplyFor } from '#ui/dialogs/confirm-button.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { toFixedFailure } from '#ui/forms/refusal.ts';
import { useListPath } from '#ui/lists/use-list-path.ts';
import { useEditCheck } from './edit-check.ts';
import { MemberDirectory } from './member-directory.tsx';
import { MemberFacts } from './member-facts.tsx';
import { MemberLetters } from './member-letters.tsx';
import { MemberNeighbours } from './member-neighbours.tsx';
import { MemberSessions } from './member-sessions.tsx';
import { MemberTerms } from './member-terms.tsx';
import { MemberTimeline } from './member-timeline.tsx';
import { MemberWhatsapp } from './member-whatsapp.tsx';
import { MemberRecordSections } from './records/member-record-sections.tsx';

export default function MemberPage() {
  const { id = '' } = useParams();
  const user = useEndpoint('getUser', { id });
  const back = useListPath('/admin/manage-user');
  const { state } = useLocation();
  const may = useDutyCheck();
  const mayEdit = useEditCheck();
  // While the person loads, the links are shown already: a second row would otherwise move the screen below.
  const mayExist = user.data !== undefined || !user.isError;
  return (
    <>
      <ScreenHead text={user.data?.name ?? ''} back={back}>
        <MemberNeighbours id={id} />
        {mayExist && may('money') && (
          <ButtonLink to={`/admin/money/payments/${id}`} variant="secondary" size="small">
            Catat pembayaran
          </ButtonLink>
        )}
        {user.data !== undefined && mayEdit(user.data) && (
          <ButtonLink to={`/admin/manage-user/edit/${id}`} state={state} size="small">
            Edit
          </ButtonLink>
        )}
        {mayExist && may('people') && (
          <ButtonLink to={`/admin/manage-user/compare?one=${id}`} variant="secondary" size="small">
            Gabungkan dengan…
          </ButtonLink>
        )}
      </ScreenHead>
      <RecordScreen record={user} loadError="Gagal mengambil data pengguna">
        {(data) => (
          <div className="grid gap-6">
            <MemberFacts user={data} />
            <MemberTerms user={data} />
            {may('people') && <PossibleDoubles id={data._id} />}
            {may('people') && <MemberWhatsapp user={data} />}
            {may('people') && <MemberDirectory user={data} />}
            {may('money') && <MemberPayments user={data} />}
            {mayEdit(data) && <MemberSessions user={data} />}
            {may(data.role === 'Admin' ? 'every' : 'people') && (
              <>
                <ChangeEmail user={data} />
                <FactorReset user={data} />
              </>
            )}
            {may('people') && mayEdit(data) && <UserFields id={data._id} />}
            {may('people') && data.role === 'Member' && <MemberLetters user={data} />}
            {may('people') && <MemberRecordSections user={data} />}
            <MemberTimeline id={data._id} />
          </div>
        )}
      </RecordScreen>
    </>
  );
}

function MemberPayments({ user: { _id, name } }: { readonly user: User }) {
  return <AdminPayments name={name} list={useEndpoint('listUserPayments', { id: _id })} />;
}

function ChangeEmail({ user }: { readonly user: User }) {
  const { data } = useEndpoint('getUserEmailChange', { id: user._id });
  if (user._id === session.userId()) return null;
  return (
    <Section id="member-email" title="Ganti email">
      {data?.change && <OpenEmailChange user={user} change={data.change} />}
      <EndpointForm
        name="changeUserEmail"
        label="Ganti email"
        fixed={{ id: user._id }}
        refreshes={[
          'getUser',
          'getUserEmailChange',
          'listUsers',
          'listRegistrationRequests',
          'listRenewalRequests',
          'listAuditEntries',
          'getMemberTimeline',
        ]}
        submitLabel="Ganti email"
        busyLabel="Mengganti…"
        explain={(error) => toFixedFailure(error, 'Alamat email tidak dapat diganti.')}
        onDone={({ message }, clear) => {
          clear();
          toast.success(`${user.name}: ${message}`);
        }}
      >
        {({ Text }) => (
          <Text
            name="email"
            label="Email baru"
            type="email"
            inputMode="email"
            autoComplete="off"
            hint={
              user.emailVerifiedAt === null
                ? 'Pastikan siapa yang meminta. Alamat langsung berganti, karena yang lama belum diverifikasi. Semua sesinya berakhir.'
                : 'Pastikan siapa yang meminta. Alamat berganti setelah 72 jam dan konfirmasi dari alamat baru. Alamat lama dapat membatalkannya.'
            }
            className="max-w-xl"
          />
        )}
      </EndpointForm>
    </Section>
  );
}

interface OpenEmailChangeProps {
  readonly user: User;
  readonly change: NonNullable<EndpointReply<'getUserEmailChange'>['change']>;
}

function OpenEmailChange({ user: { _id: id, name }, change }: OpenEmailChangeProps) {
  const cancellation = useAction('cancelUserEmailChange', {
    refreshes: ['getUserEmailChange', 'listAuditEntries', 'getMemberTimeline'],
  });
  return (
    <div className="grid gap-2 wrap-anywhere">
      <p>
        {change.by} mengganti alamat menjadi <strong>{change.email}</strong>, berlaku mulai{' '}
        {adminListDateTime(change.dueAt)}. Alamat baru{' '}
        {change.isNewConfirmed ? 'sudah dikonfirmasi' : 'belum dikonfirmasi'}.
      </p>
      <ConfirmButton
        button={{ size: 'small', className: 'justify-self-start' }}
        label="Batalkan perubahan"
        title="Batalkan perubahan email?"
        content="Alamat yang lama tetap dipakai."
        record={name}
        confirmLabel="Batalkan perubahan"
        send={() => cancellation.run({ id })}
        explain={reasonOr('Tidak ada jawaban dari server. Coba lagi.')}
        onDone={showReplyFor(name)}
      />
    </div>
  );
}

const factorRefreshes = ['getUserFactor', 'listAuditEntries', 'getMemberTimeline'] as const;

function FactorReset({ user: { _id: id, name } }: { readonly user: User }) {
  const { data } = useEndpoint('getUserFactor', { id });
  const request = useAction('askFactorReset', { refreshes: factorRefreshes });
  const cancellation = useAction('cancelFactorReset', { refreshes: factorRefreshes });
  const reset = data?.reset ?? null;
  if (!data?.since || id === session.userId()) return null;
  const label = reset === null ? 'Atur ulang verifikasi dua langkah' : 'Batalkan pengaturan ulang';
  return (
    <Section id="member-factor" title="Verifikasi dua langkah">
      <p>
        {reset === null
          ? `Aktif sejak ${adminListDateTime(data.since)}. Atur ulang bila ponsel dan kode pemulihannya hilang, dan pastikan siapa yang meminta. Berlaku setelah 24 jam; pemilik akun dan semua admin dikabari.`
          : `${reset.by} meminta pengaturan ulang. Mulai ${adminListDateTime(reset.dueAt)} akun ini dibuka dengan kata sandi saja.`}
      </p>
      <ConfirmButton
        button={{ size: 'small', className: 'justify-self-start' }}
        label={label}
        title={label}
        content={
          reset === null
            ? 'Dalam 24 jam akun ini dapat dibuka dengan kata sandi saja. Sampai saat itu pengaturan ulang dapat dibatalkan; sesudahnya tidak. Sudah Anda pastikan siapa yang meminta?'
            : 'Pertahankan verifikasi dua langkah akun ini?'
        }
        record={name}
        send={() => (reset === null ? request.run({ id }) : cancellation.run({ id }))}
        explain={reasonOr('Tidak ada jawaban dari server. Coba lagi.')}
        onDone={showReplyFor(name)}
      />
    </Section>
  );
}

/** Section with the fields that the association defines. Without fields it is hidden. */
function UserFields({ id }: { readonly id: string }) {
  const { data } = useEndpoint('getUserFields', { id });
  if (data === undefined || data.fields.length === 0) return null;
  return (
    <Section id="member-fields" title="Isian tambahan">
      <OwnFieldsForm fields={data.fields} person={id} onSaved={toast.success} />
    </Section>
  );
}
