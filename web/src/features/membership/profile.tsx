import type { User } from 'contract/schemas/people';
import { indonesianMonthYear } from 'contract/text/dates';
import { initialsOf } from 'contract/text/initials';
import { Section } from '#ui/base/section.tsx';
import { useObjectUrl } from '#ui/pictures/use-object-url.ts';
import { ChangePhoto } from './change-photo.tsx';
import { useProfilePhoto } from './use-profile-photo.ts';

export function Profile({ user }: { readonly user: User }) {
  const facts = [
    ...(user.memberNumber === null ? [] : [{ term: 'Nomor anggota', text: user.memberNumber }]),
    { term: 'Nama', text: user.name },
    { term: 'Email', text: user.email },
    { term: 'Institusi', text: user.institution },
    { term: 'Departemen', text: user.department },
    { term: 'Bidang keahlian', text: user.expertise },
    { term: 'WhatsApp', text: user.phoneNumber },
  ];
  return (
    <Section id="profile-title" title="Profil" className="panel grid content-start gap-6 p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-4">
        <Photo user={user} />
        <div className="grid gap-2">
          <p className="text-muted">Bergabung sejak {indonesianMonthYear(user.createdAt)}</p>
          <ChangePhoto />
        </div>
      </div>
      <dl className="grid gap-4">
        {facts.map(({ term, text }) => (
          <div key={term} className="border-line border-t pt-3">
            <dt className="text-muted text-sm">{term}</dt>
            <dd className="wrap-anywhere font-semibold">{text === '' ? '-' : text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Photo({ user }: { readonly user: User }) {
  const { photo } = useProfilePhoto(user);
  const url = useObjectUrl(photo);
  const shape = 'size-24 shrink-0 rounded-2xl';
  if (url === undefined) {
    return (
      <span
        aria-hidden="true"
        className={`${shape} grid place-items-center bg-brand-soft font-bold text-3xl text-brand`}
      >
        {initialsOf(user.name)}
      </span>
    );
  }
  return (
    <img
      src={url}
      alt={`Foto ${user.name}`}
      width={96}
      height={96}
      className={`${shape} border border-line object-cover`}
    />
  );
}
