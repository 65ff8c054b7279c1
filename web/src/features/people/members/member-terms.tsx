import type { EndpointName } from 'contract';
import { isValidAt, pauseOf } from 'contract/rules/membership';
import type { User } from 'contract/schemas/people';
import { adminListDate, isoDate } from 'contract/text/dates';
import type { ReactNode } from 'react';
import { useDutyCheck } from '#api/duties.ts';
import { useAction } from '#api/use-action.ts';
import { reasonOr } from '#ui/base/error-message.ts';
import { Section } from '#ui/base/section.tsx';
import { ConfirmButton, showReplyFor } from '#ui/dialogs/confirm-button.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

const refreshes: readonly EndpointName[] = ['getUser', 'listUsers', 'listAuditEntries', 'getMemberTimeline'];

/** Pause and membership for life of a person without a seat. */
export function MemberTerms({ user }: { readonly user: User }) {
  const may = useDutyCheck();
  if (user.seat !== undefined) return null;
  const hasPause = pauseOf(user) !== null;
  const isValid =
    user.isActive === 'active' && user.validUntil !== null && isValidAt(user.validUntil, new Date());
  const mayPause = may('people') && isValid && user.life === undefined && !hasPause;
  const mayGrant =
    may('every') && (isValid || user.isActive === 'expired' || user.isActive === 'rejectedByAdmin');
  if (!hasPause && !mayPause && !mayGrant) return null;
  return (
    <Section id="member-terms" title="Cuti dan seumur hidup">
      {hasPause && may('people') && <EndPause user={user} />}
      {mayPause && (
        <Disclosure title="Catat cuti">
          <PauseForm user={user} />
        </Disclosure>
      )}
      {mayGrant && user.life === undefined && (
        <Disclosure title="Jadikan anggota seumur hidup">
          <GrantForm user={user} />
        </Disclosure>
      )}
      {mayGrant && user.life !== undefined && (
        <Disclosure title="Akhiri keanggotaan seumur hidup">
          <EndLifeForm user={user} />
        </Disclosure>
      )}
    </Section>
  );
}

const Disclosure = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <details>
    <summary className="w-fit cursor-pointer font-semibold">{title}</summary>
    <div className="mt-4 max-w-xl">{children}</div>
  </details>
);

function PauseForm({ user: { _id: id, name } }: { readonly user: User }) {
  return (
    <EndpointForm
      name="pauseMembership"
      label="Catat cuti"
      fixed={{ id }}
      defaults={{ from: isoDate(new Date()) }}
      refreshes={refreshes}
      submitLabel="Catat cuti"
      onDone={({ message }) => toast.success(`${name}: ${message}`)}
    >
      {({ Text }) => (
        <>
          <Text name="from" label="Mulai cuti" type="date" />
          <Text
            name="until"
            label="Kembali"
            type="date"
            hint="Mulai hari ini keanggotaan berlaku lagi. Paling lama dua tahun; hari yang tersisa tidak hilang."
          />
          <Text name="reason" label="Alasan" autoComplete="off" hint="Hanya di log audit." />
        </>
      )}
    </EndpointForm>
  );
}

function EndPause({ user }: { readonly user: User }) {
  const { _id: id, name, pausedFrom = '', pausedUntil = '' } = user;
  const end = useAction('endPause', { refreshes });
  const hasBegun = new Date(pausedFrom) <= new Date();
  const label = hasBegun ? 'Akhiri cuti hari ini' : 'Batalkan cuti';
  return (
    <div className="grid gap-2">
      <p>{`Cuti ${adminListDate(pausedFrom)} sampai ${adminListDate(pausedUntil)}.`}</p>
      <ConfirmButton
        button={{ size: 'small', className: 'justify-self-start' }}
        label={label}
        title={`${label}?`}
        content="Keanggotaan berlaku lagi. Masa berlakunya hanya bertambah dengan hari cuti yang sudah lewat."
        record={name}
        confirmLabel={label}
        send={() => end.run({ id })}
        explain={reasonOr('Tidak ada jawaban dari server. Coba lagi.')}
        onDone={showReplyFor(name)}
      />
    </div>
  );
}

function GrantForm({ user: { _id: id, name } }: { readonly user: User }) {
  return (
    <EndpointForm
      name="grantLifeMembership"
      label="Jadikan anggota seumur hidup"
      fixed={{ id }}
      refreshes={refreshes}
      submitLabel="Jadikan anggota seumur hidup"
      onDone={({ message }) => toast.success(`${name}: ${message}`)}
    >
      {({ Text }) => (
        <>
          <Text name="decidedOn" label="Tanggal keputusan" type="date" />
          <Text
            name="reason"
            label="Dasar keputusan"
            autoComplete="off"
            hint="Anggota melihatnya di unduhan datanya. Tagihan yang terbuka ditutup."
          />
        </>
      )}
    </EndpointForm>
  );
}

function EndLifeForm({ user: { _id: id, name } }: { readonly user: User }) {
  return (
    <EndpointForm
      name="endLifeMembership"
      label="Akhiri keanggotaan seumur hidup"
      fixed={{ id }}
      defaults={{ endsOn: isoDate(new Date()) }}
      refreshes={refreshes}
      submitLabel="Akhiri keanggotaan seumur hidup"
      onDone={({ message }) => toast.success(`${name}: ${message}`)}
    >
      {({ Text }) => (
        <>
          <Text
            name="endsOn"
            label="Hari terakhir"
            type="date"
            hint="Kode kartu yang lama dicabut. Anggota dapat mengambil kartu baru selama masih berlaku."
          />
          <Text name="reason" label="Alasan" autoComplete="off" />
        </>
      )}
    </EndpointForm>
  );
}
