import type { DirectorySettings } from 'contract/people/directory';
import {
  type DirectoryAudiences,
  type DirectoryField,
  type DirectoryViewer,
  directoryFields,
  directoryOffers,
  isVisibleTo,
  settingOf,
} from 'contract/rules/people/directory';
import { fill } from 'contract/text/language/fill';
import { useWatch } from 'react-hook-form';
import type { EndpointReply } from '#api/client.ts';
import * as t from '#messages/features/people/own-profile';
import { ProfileView } from '#shared/directory/profile-view.tsx';
import { ProtectedImage, useProtectedImage } from '#ui/pictures/protected-image.tsx';

const titles: Readonly<Record<DirectoryViewer, string>> = {
  members: t.previewForMembers,
  public: t.previewForPublic,
};

interface DirectoryPreviewProps {
  readonly person: EndpointReply<'getOwnDirectoryEntry'>['person'];
  readonly userId: string;
}

/** Shows the entry as members and the public would see it with the choices in the form. */
export function DirectoryPreview({ person, userId }: DirectoryPreviewProps) {
  const choices = useWatch() as Partial<DirectorySettings>;
  const audiences = Object.fromEntries(
    directoryFields.map((field) => [field, choices[settingOf(field)] ?? 'none']),
  ) as DirectoryAudiences;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['members', 'public'] as const).map((viewer) => (
        <section
          key={viewer}
          aria-label={titles[viewer]}
          className="grid content-start gap-3 rounded-control bg-surface-sunken p-4"
        >
          <h3 className="font-semibold text-sm">{titles[viewer]}</h3>
          <Preview
            {...{ person, userId, choices }}
            canSee={(field) => isVisibleTo(viewer, field, audiences)}
          />
        </section>
      ))}
    </div>
  );
}

interface PreviewProps extends DirectoryPreviewProps {
  readonly choices: Partial<DirectorySettings>;
  readonly canSee: (field: DirectoryField) => boolean;
}

function Preview({ person, userId, choices, canSee }: PreviewProps) {
  if (!canSee('name')) return <p className="text-muted">{t.previewHidden}</p>;
  const shown = (field: DirectoryField, value = '') => (canSee(field) ? value : '');
  const profile = {
    name: person.name,
    institution: shown('institution', person.institution),
    department: shown('department', person.department),
    expertise: shown('expertise', person.expertise),
    city: shown('city', person.city),
    orcid: shown('orcid', person.orcid),
    sintaId: shown('sintaId', person.sintaId),
    bio: shown('bio', choices.bio ?? ''),
    offers: canSee('offers') ? directoryOffers.filter((offer) => choices[offer]) : [],
  };
  return (
    <>
      <ProfileView
        heading="h4"
        profile={profile}
        photo={canSee('photo') && person.hasPhoto && <OwnPhoto userId={userId} name={person.name} />}
      />
      {canSee('contact') && <p className="text-muted text-sm">{t.previewContact}</p>}
    </>
  );
}

function OwnPhoto({ userId, name }: { readonly userId: string; readonly name: string }) {
  const picture = useProtectedImage('getProfilePhoto', userId);
  return (
    <ProtectedImage
      picture={picture}
      alt={fill(t.photoAlt, { name })}
      errorText={t.photoFailed}
      className="aspect-[3/4] w-20 rounded-control border border-line object-cover"
    />
  );
}
