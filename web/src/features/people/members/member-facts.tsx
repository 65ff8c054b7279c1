import { isLifetime } from 'contract/rules/membership';
import { personFieldNames, sortPersonFields } from 'contract/rules/people/person-fields';
import type { User } from 'contract/schemas/people';
import { adminListDate, daysUntil, isoDate, remainingTime } from 'contract/text/dates';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDutyCheck } from '#api/duties.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { EmailMark } from '#shared/members/email-mark.tsx';
import { LiftSuppressionDialog } from '#shared/members/lift-suppression-dialog.tsx';
import { statusLabels } from '#shared/members/people-filter-labels.ts';
import { getPersonFacts } from '#shared/members/person-facts.tsx';
import { Button } from '#ui/base/button.tsx';
import { UserIcon } from '#ui/base/shell-icons.tsx';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { Missing } from '#ui/lists/cells.tsx';
import { ProtectedImage, useProtectedImage } from '#ui/pictures/protected-image.tsx';
import { pauseLabel } from './user-status.tsx';

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

const tones = {
  active: 'good',
  waitingApproval: 'waiting',
  RequestRenew: 'waiting',
  rejectedByAdmin: 'bad',
  expired: 'idle',
} as const;

const getMembershipFacts = (user: User): readonly Fact[] => [
  { label: 'Status', value: <StatusFact user={user} /> },
  { label: 'Nomor anggota', value: user.memberNumber ?? '' },
  { label: 'Berlaku sampai', value: user.validUntil === null ? '' : <Validity until={user.validUntil} /> },
  ...(user.pausedFrom === undefined || user.pausedUntil === undefined
    ? []
    : [
        {
          label: 'Cuti',
          value: `${adminListDate(user.pausedFrom)} sampai ${adminListDate(user.pausedUntil)}`,
        },
      ]),
  ...(user.life === undefined
    ? []
    : [
        {
          label: 'Dasar seumur hidup',
          value: `Keputusan ${adminListDate(user.life.decidedOn)}: ${user.life.reason}`,
        },
      ]),
  ...(user.importedValidity === undefined
    ? []
    : [
        {
          label: 'Dasar masa berlaku',
          value: `Impor ${adminListDate(user.importedValidity.at)}, tanpa pembayaran di buku kas`,
        },
      ]),
  ...(user.deletionAt === undefined
    ? []
    : [{ label: 'Dihapus atas permintaan sendiri', value: adminListDate(user.deletionAt) }]),
  ...(user.rejectionReason === null ? [] : [{ label: 'Alasan penolakan', value: user.rejectionReason }]),
  ...(user.seat === undefined ? [] : [{ label: 'Kursi', value: <SeatLink seat={user.seat} /> }]),
  { label: 'Bergabung', value: adminListDate(user.createdAt) },
  { label: 'Lama keanggotaan', value: <YearsFact id={user._id} /> },
  { label: 'Peran', value: user.role },
  { label: 'Persetujuan data', value: <ConsentFact consent={user.consent} /> },
];

const personOf = (user: User): readonly Fact[] => [
  { label: 'Nama', value: user.name },
  { label: 'Email', value: <Mail user={user} /> },
  ...getPersonFacts(sortPersonFields(personFieldNames, ['phoneNumber', 'taxNumber']), user, 'label'),
];

export function MemberFacts({ user }: { readonly user: User }) {
  return (
    <section
      aria-label="Profil"
      className="panel grid gap-6 p-5 sm:grid-cols-[10rem_minmax(0,1fr)] sm:p-6 lg:gap-8"
    >
      <div className="grid size-40 place-items-center overflow-hidden rounded-panel bg-surface-sunken text-muted">
        {user.profilePhoto === null ? <UserIcon className="size-16" /> : <Photo user={user} />}
      </div>
      <div className="grid gap-x-8 gap-y-6 xl:grid-cols-2">
        <Facts facts={getMembershipFacts(user)} />
        <Facts facts={personOf(user)} />
      </div>
    </section>
  );
}

function Photo({ user }: { readonly user: User }) {
  const picture = useProtectedImage('getProfilePhoto', user._id);
  return (
    <ProtectedImage
      picture={picture}
      alt={`Foto ${user.name}`}
      errorText="Foto tidak dapat dimuat."
      className="size-full object-cover"
    />
  );
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid content-start gap-x-4 gap-y-3 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid gap-0.5 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{value === '' ? <Missing /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

const SeatLink = ({ seat }: { readonly seat: NonNullable<User['seat']> }) => (
  <>
    <Link to={`/admin/institutions/${seat.institutionId}`} className="text-link">
      {seat.institution}
    </Link>
    {seat.isCoordinator && ' (coordinator)'}
  </>
);

const Mail = ({ user: { email, emailVerifiedAt, mailTrouble } }: { readonly user: User }) => (
  <>
    <a href={`mailto:${email}`} className="text-link">
      {email}
    </a>{' '}
    <EmailMark verifiedAt={emailVerifiedAt} />
    {emailVerifiedAt !== null && (
      <span className="text-muted text-xs"> on {adminListDate(emailVerifiedAt)}</span>
    )}
    {mailTrouble !== undefined && <MailTrouble email={email} trouble={mailTrouble} />}
  </>
);

interface MailTroubleProps {
  readonly email: string;
  readonly trouble: NonNullable<User['mailTrouble']>;
}

function MailTrouble({ email, trouble: { kind, since } }: MailTroubleProps) {
  const may = useDutyCheck();
  const button = useRef<HTMLButtonElement>(null);
  const [toLift, setToLift] = useState<string | null>(null);
  return (
    <span className="mt-1 grid justify-items-start gap-2">
      <span className="font-semibold text-danger text-sm">
        {kind === 'dead' ? 'Email ditolak sejak ' : 'Beberapa email tidak sampai sejak '}
        {adminListDate(since)}
      </span>
      {may('people') && (
        <Button ref={button} variant="secondary" size="small" onClick={() => setToLift(email)}>
          Kirim lagi ke alamat ini
        </Button>
      )}
      <LiftSuppressionDialog
        record={toLift}
        onClose={() => setToLift(null)}
        returnFocus={() => button.current}
      />
    </span>
  );
}

function ConsentFact({ consent }: { readonly consent: User['consent'] }) {
  if (consent === null) return 'Tidak tercatat';
  const { version, at, withdrawnAt } = consent;
  return (
    <>
      {withdrawnAt === null ? `Diberikan ${adminListDate(at)}` : `Ditarik ${adminListDate(withdrawnAt)}`}
      <span className="text-muted"> (versi {version})</span>
    </>
  );
}

const StatusFact = ({ user }: { readonly user: User }) => {
  const pause = pauseLabel(user);
  return pause === undefined ? (
    <StatusBadge tone={tones[user.isActive]} label={statusLabels[user.isActive]} />
  ) : (
    <StatusBadge tone="waiting" label={pause} />
  );
};

function Validity({ until }: { readonly until: string }) {
  if (isLifetime(until)) return 'Seumur hidup';
  const days = daysUntil(until);
  return (
    <>
      {adminListDate(until)}
      <span className="text-muted">{days >= 0 ? ` (${remainingTime(days)})` : ' (sudah berakhir)'}</span>
    </>
  );
}

/** Shows since when and for how many paid years the person is a member, with the periods. */
function YearsFact({ id }: { readonly id: string }) {
  const { data } = useEndpoint('getMembershipYears', { id });
  if (data === undefined) return '…';
  const { since, years, periods, unknown } = data;
  const year = isoDate(since).slice(0, 4);
  return (
    <>
      {`Anggota sejak ${year}, ${years} tahun keanggotaan`}
      {periods.map(({ from, until }) => (
        <span key={from} className="block text-muted text-sm">
          {`${adminListDate(from)} – ${adminListDate(until)}`}
        </span>
      ))}
      {unknown > 0 && (
        <span className="block text-muted text-sm">{`${unknown} pembayaran tanpa masa yang diketahui`}</span>
      )}
    </>
  );
}
