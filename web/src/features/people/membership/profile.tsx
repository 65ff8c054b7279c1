import { acceptOf, newProfilePhotoSlot, unreadableImageMessage } from 'contract/rules/files';
import { identifierFieldNames, personFields } from 'contract/rules/people/person-fields';
import { formatPhone } from 'contract/rules/people/phone-numbers';
import type { User } from 'contract/schemas/people';
import { formatMonthYear } from 'contract/text/dates';
import { initialsOf } from 'contract/text/initials';
import { fill } from 'contract/text/language/fill';
import { type ChangeEvent, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/people/membership';
import { Button, WithTranslation } from '#ui/base/button.tsx';
import { getErrorReason } from '#ui/base/error-message.ts';
import { PhotoIcon } from '#ui/base/icons.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { Section } from '#ui/base/section.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { useDialogAction } from '#ui/dialogs/use-dialog-action.ts';
import { ShrinkingNote } from '#ui/files/chosen-file.tsx';
import { SlotHint } from '#ui/files/slot-field.tsx';
import { useFilePreparation } from '#ui/files/use-file-preparation.ts';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';
import { useObjectUrl } from '#ui/pictures/use-object-url.ts';
import { useProfilePhoto } from './use-profile-photo.ts';

interface Fact {
  readonly term: string;
  readonly text: string;
  /** Field of the profile form that fills an empty fact. */
  readonly field?: 'institution' | 'department' | 'expertise' | 'phoneNumber';
  /** Link text while the fact is empty. */
  readonly fillText?: string;
}

export function Profile({ user }: { readonly user: User }) {
  const facts: readonly Fact[] = [
    ...(user.memberNumber === null ? [] : [{ term: t.memberNumber, text: user.memberNumber }]),
    { term: t.name, text: user.name },
    { term: t.email, text: user.email },
    { term: t.institution, text: user.institution, field: 'institution', fillText: t.fillInstitution },
    { term: t.department, text: user.department, field: 'department', fillText: t.fillDepartment },
    { term: t.expertise, text: user.expertise, field: 'expertise', fillText: t.fillExpertise },
    ...identifierFieldNames.flatMap((field) =>
      user[field] === '' ? [] : [{ term: personFields[field].label, text: user[field] }],
    ),
    { term: t.whatsapp, text: formatPhone(user.phoneNumber), field: 'phoneNumber', fillText: t.fillWhatsapp },
  ];
  return (
    <Section id="profile-title" title={t.profileTitle} className="panel grid content-start gap-6 p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-4">
        <Photo user={user} />
        <div className="grid gap-2">
          <p className="text-muted">{fill(t.joined, { month: formatMonthYear(user.createdAt) })}</p>
          <ChangePhoto />
        </div>
      </div>
      <dl className="grid gap-4">
        {facts.map(({ term, text, field, fillText }) => (
          <div key={term} className="border-line border-t pt-3">
            <dt className="text-muted text-sm">{term}</dt>
            <dd className="wrap-anywhere font-semibold">
              {text !== '' || field === undefined ? (
                text
              ) : (
                <Link to={`/profile#updateProfile-${field}`} className="text-link">
                  {fillText}
                </Link>
              )}
            </dd>
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
      alt={fill(t.photoAlt, { name: user.name })}
      width={96}
      height={96}
      className={`${shape} border border-line object-cover`}
    />
  );
}

const loadDialog = async () => ({
  default: (await import('#shared/members/photo-crop-dialog.tsx')).PhotoCropDialog,
});
const PhotoCropDialog = lazyComponent(loadDialog);

function ChangePhoto() {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isShrinking, prepare, cancel } = useFilePreparation(newProfilePhotoSlot);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [saved, setSaved] = useState('');
  const [hasChosen, setChosen] = useState(false);
  if (file !== undefined && !hasChosen) setChosen(true);
  const upload = useAction('changePhoto', { refreshes: ['getProfile', 'getUser', 'getProfilePhoto'] });
  const { run, isBusy, error, close } = useDialogAction({
    attempt: (profilePhoto: File) => upload.run({ profilePhoto }),
    explain: (failure) =>
      failure instanceof DOMException && failure.name === 'AbortError'
        ? t.uploadCancelled
        : (getErrorReason(failure) ?? t.photoFailed),
    onClose: () => setFile(undefined),
    onDone: ({ message }) => setSaved(message),
  });
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    // Allows the user to choose the same file again.
    event.target.value = '';
    if (chosen === undefined) return;
    setSaved('');
    setProblem(undefined);
    const prepared = await prepare(chosen);
    setProblem(prepared.problem);
    setFile(prepared.file);
  };
  return (
    <div className="grid gap-1.5">
      <input ref={input} type="file" hidden accept={acceptOf(newProfilePhotoSlot)} onChange={take} />
      <WithTranslation translation={t.changePhotoTranslation} className="justify-self-start">
        <Button
          ref={button}
          lang="en"
          variant="secondary"
          size="small"
          icon={<PhotoIcon className="size-4.5" />}
          onClick={() => {
            // Prefetches the dialog code while the user chooses a file.
            loadDialog().catch(() => undefined);
            input.current?.click();
          }}
        >
          {t.changePhoto}
        </Button>
      </WithTranslation>
      <p className="text-muted text-xs">
        <SlotHint slot={newProfilePhotoSlot} />
      </p>
      <p role="status" className="font-medium text-success text-sm empty:hidden">
        {saved}
      </p>
      {isShrinking && <ShrinkingNote onCancel={cancel} />}
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      {hasChosen && (
        <Suspense fallback={<Spinner label={t.loading} />}>
          <PhotoCropDialog
            file={file}
            confirmLabel={t.savePhoto}
            busyLabel={t.saving}
            isBusy={isBusy}
            progress={upload.progress}
            onCancelUpload={upload.cancel}
            error={error}
            onCropped={run}
            onUnreadable={() => {
              close();
              if (file !== undefined) setProblem(unreadableImageMessage(file, newProfilePhotoSlot));
            }}
            onClose={close}
            returnFocus={() => button.current}
          />
        </Suspense>
      )}
    </div>
  );
}
