import type { MemberComparison } from 'contract/people/member-doubles';
import { userListLabel } from 'contract/rules/membership';
import { describeReasons } from 'contract/rules/people/doubles';
import { adminListDate } from 'contract/text/dates';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import { Notice } from '#ui/base/notice.tsx';
import { Section } from '#ui/base/section.tsx';
import { ConfirmButton, showReplyFor } from '#ui/dialogs/confirm-button.tsx';
import { mergesPath } from './doubles-tabs.tsx';

type Person = MemberComparison['people'][number];
type Field = MemberComparison['fields'][number];
/** Index of one of both people. */
type Side = 0 | 1;

const sides = [0, 1] as const;
const otherOf = (side: Side): Side => (side === 0 ? 1 : 0);

const differs = ({ values: [one, other] }: Field): boolean => one !== other;

/** Suggests the person with an account for longer, whose membership ends later. */
function suggestSurvivor([one, other]: MemberComparison['people']): Side {
  if (one.blocks.length !== other.blocks.length) return one.blocks.length > 0 ? 0 : 1;
  const [end, otherEnd] = [one.validUntil ?? '', other.validUntil ?? ''];
  if (end !== otherEnd) return end > otherEnd ? 0 : 1;
  return one.joinedAt <= other.joinedAt ? 0 : 1;
}

/** Choices for all fields that differ: the value of the survivor, or the only one. */
const chooseDefaults = (fields: readonly Field[], survivor: Side): Record<string, Side> =>
  Object.fromEntries(
    fields
      .filter(differs)
      .map(({ key, values }) => [key, values[survivor] === '' ? otherOf(survivor) : survivor]),
  );

interface MergeFormProps {
  readonly comparison: MemberComparison;
}

/** Chooses the person who stays and the value of each field, shows the effect, and merges. */
export function MergeForm({ comparison }: MergeFormProps) {
  const { people, fields, blocks, reasons } = comparison;
  const [survivor, setSurvivor] = useState(() => suggestSurvivor(people));
  const [choices, setChoices] = useState(() => chooseDefaults(fields, survivor));
  const choose = (side: Side) => {
    setSurvivor(side);
    setChoices(chooseDefaults(fields, side));
  };
  const problems = [...blocks, ...people[otherOf(survivor)].blocks];
  return (
    <div className="grid gap-6">
      {reasons.length > 0 && <p>{`Alasan: ${describeReasons(reasons)}.`}</p>}
      {problems.length > 0 && (
        <Notice tone="info">
          <p>Belum dapat digabungkan:</p>
          <ul className="list-disc pl-5">
            {problems.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 text-heading">Akun yang dipertahankan</legend>
        {sides.map((side) => (
          <PersonCard
            key={side}
            person={people[side]}
            isChosen={survivor === side}
            onChoose={() => choose(side)}
          />
        ))}
      </fieldset>
      <Section id="merge-fields" title="Isian">
        {fields.map((field) =>
          differs(field) ? (
            <FieldChoice
              key={field.key}
              field={field}
              people={people}
              choice={choices[field.key] ?? survivor}
              onChoose={(side) => setChoices((before) => ({ ...before, [field.key]: side }))}
            />
          ) : (
            <p key={field.key} className="grid">
              <span className="text-muted text-sm">{`${field.label}, sama`}</span>
              <span className="wrap-anywhere">{field.values[0]}</span>
            </p>
          ),
        )}
      </Section>
      <Effect
        comparison={comparison}
        survivor={survivor}
        choices={choices}
        canMerge={problems.length === 0}
      />
    </div>
  );
}

interface PersonCardProps {
  readonly person: Person;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function PersonCard({ person, isChosen, onChoose }: PersonCardProps) {
  const { _id, name, email, memberNumber, isActive, validUntil, joinedAt, seat, role } = person;
  const facts = [
    ['Email untuk masuk', email],
    ['Nomor anggota', memberNumber ?? 'Belum ada'],
    ['Status', userListLabel(isActive)],
    ['Berlaku sampai', validUntil === null ? 'Tidak ada' : adminListDate(validUntil)],
    ['Bergabung', adminListDate(joinedAt)],
    ...(seat === null ? [] : [['Kursi', seat]]),
    ...(role === 'Admin' ? [['Peran', 'Pengurus']] : []),
  ] as const;
  return (
    <div className={`panel grid content-start gap-3 p-4 ${isChosen ? 'border-brand' : ''}`}>
      <label className="flex items-start gap-3 font-bold">
        <input
          type="radio"
          name="survivor"
          checked={isChosen}
          onChange={onChoose}
          className="mt-1 size-5 shrink-0 accent-brand"
        />
        <span className="wrap-anywhere">{name}</span>
      </label>
      <dl className="grid gap-2 text-sm">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Link to={`/admin/manage-user/${_id}`} className="text-link text-sm">
        {`Buka halaman ${name}`}
      </Link>
    </div>
  );
}

interface FieldChoiceProps {
  readonly field: Field;
  readonly people: MemberComparison['people'];
  readonly choice: Side;
  readonly onChoose: (side: Side) => void;
}

function FieldChoice({ field: { key, label, values }, people, choice, onChoose }: FieldChoiceProps) {
  return (
    <fieldset className="grid gap-2 sm:grid-cols-2">
      <legend className="mb-1 font-semibold">{label}</legend>
      {sides.map((side) => (
        <label
          key={side}
          className="flex min-h-11 items-start gap-3 rounded-control border border-line-strong/60 px-3 py-2"
        >
          <input
            type="radio"
            name={`choice-${key}`}
            checked={choice === side}
            onChange={() => onChoose(side)}
            aria-label={`${label}: ${values[side] === '' ? 'kosong' : values[side]}, dari ${people[side].email}`}
            className="mt-0.5 size-5 shrink-0 accent-brand"
          />
          <span className={`wrap-anywhere ${values[side] === '' ? 'text-muted' : ''}`}>
            {values[side] === '' ? 'Kosong' : values[side]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface EffectProps extends MergeFormProps {
  readonly survivor: Side;
  readonly choices: Readonly<Record<string, Side>>;
  readonly canMerge: boolean;
}

function Effect({ comparison: { people, counts }, survivor, choices, canMerge }: EffectProps) {
  const navigate = useNavigate();
  const loserSide = otherOf(survivor);
  const [kept, ended] = [people[survivor], people[loserSide]];
  const merge = useAction('mergeMembers', {
    refreshes: [
      'listMemberMerges',
      'listMemberDoubles',
      'listDoublesOf',
      'listUsers',
      'getUser',
      'getTotalUsers',
    ],
  });
  const moved = counts.flatMap(({ label, of }) => (of[loserSide] === 0 ? [] : [`${label} ${of[loserSide]}`]));
  return (
    <Section id="merge-effect" title="Akibatnya">
      <ul className="grid list-disc gap-1 pl-5">
        <li>
          {moved.length === 0 ? 'Tidak ada catatan yang dipindahkan.' : `Dipindahkan: ${moved.join(', ')}.`}
        </li>
        <li>{`${ended.email} tidak dapat dipakai untuk masuk lagi. Sesi dan kartunya berakhir.`}</li>
        <li>Masa berlaku yang terakhir dan tanggal bergabung yang pertama berlaku.</li>
        <li>Persetujuan berlaku hanya bila keduanya memberikannya.</li>
        <li>Nomor, kartu, dan sertifikat lama tetap mengarah ke akun yang dipertahankan.</li>
        <li>Pemilik akun mendapat email di kedua alamat.</li>
        <li>Penggabungan dapat dibatalkan selama 30 hari.</li>
      </ul>
      {canMerge && (
        <ConfirmButton
          label="Gabungkan"
          button={{ variant: 'primary', className: 'justify-self-start' }}
          title="Gabungkan Anggota"
          content={`Data ${ended.name} (${ended.email}) pindah ke ${kept.name} (${kept.email}). Akun ${ended.email} ditutup.`}
          record={kept.name}
          confirmLabel="Gabungkan"
          confirmVariant="primary"
          busyLabel="Menggabungkan…"
          send={() =>
            merge.run({
              survivor: kept._id,
              loser: ended._id,
              survivorBasedOn: kept.updatedAt,
              loserBasedOn: ended.updatedAt,
              fromLoser: Object.keys(choices).filter((key) => choices[key] === loserSide),
            })
          }
          onDone={(reply) => {
            showReplyFor(kept.name)(reply);
            navigate(mergesPath);
          }}
        />
      )}
    </Section>
  );
}
