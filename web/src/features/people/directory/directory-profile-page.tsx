import { ApiError } from 'contract/errors';
import type { DirectoryProfile } from 'contract/people/directory';
import { fill } from 'contract/text/language/fill';
import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { session } from '#api/session.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/people/directory';
import { ProfileView } from '#shared/directory/profile-view.tsx';
import { Head } from '#shared/public/head.tsx';
import { NoSuchEntry } from '#shared/public/no-such-entry.tsx';
import { BackLink } from '#ui/base/back-link.tsx';
import { getErrorReason } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';
import { useHydrated } from '#ui/lazy/use-hydrated.ts';

const isRefused = (error: unknown, code: ApiError['code']): boolean =>
  error instanceof ApiError && error.code === code;

/** A profile of the member directory (requirements 2.16). */
export default function DirectoryProfilePage() {
  const { id = '' } = useParams();
  const profile = useEndpoint('getDirectoryProfile', { id }, { keepRefusal: true });
  const { data, error, refetch } = profile;
  const isRenderedForVisitors = data?.viewer === 'public';
  useEffect(() => {
    // The function renders the page without a session.
    if (isRenderedForVisitors && session.token() !== null) void refetch();
  }, [isRenderedForVisitors, refetch]);
  const isMissing =
    data === undefined && (isRefused(error, 'not-found') || isRefused(error, 'invalid-input'));
  return (
    <div className="wrap grid max-w-4xl gap-8 py-12 sm:py-16">
      <BackLink to="/directory">{t.title}</BackLink>
      {isMissing ? (
        <NoSuchEntry title={t.hiddenTitle} text={t.hiddenText} />
      ) : isRefused(error, 'too-many-requests') && data === undefined ? (
        <>
          <Head title={t.title} />
          <Notice tone="error">
            <p>{t.tooManyProfiles}</p>
            <p className="font-normal">{getErrorReason(error)}</p>
          </Notice>
        </>
      ) : (
        <>
          {data === undefined && <Head title={t.title} />}
          <RecordScreen record={profile} isBrief loadError={t.profileLoadError}>
            {(found) => <Profile profile={found} />}
          </RecordScreen>
        </>
      )}
    </div>
  );
}

/** Search engines may list the page only if the member permits it. */
const describe = ({ name, expertise, institution, isSearchable }: DirectoryProfile): string | undefined =>
  isSearchable ? [name, expertise, institution].filter(Boolean).join(', ') : undefined;

/** Lazy-loaded, because the form includes its validation schemas. The page is rendered without it. */
const MessageForm = lazyComponent(() => import('./message-form.tsx'));

function Profile({ profile }: { readonly profile: DirectoryProfile }) {
  const { name, photo, canContact } = profile;
  const isHydrated = useHydrated();
  return (
    <article className="panel grid gap-6 p-5 sm:p-8">
      <Head title={name} description={describe(profile)} />
      <ProfileView
        heading="h1"
        profile={profile}
        photo={
          photo !== null && (
            <img
              src={photo}
              alt={fill(t.photoOf, { name })}
              width={480}
              height={640}
              className="aspect-[3/4] h-auto w-32 rounded-control border border-line object-cover sm:w-40"
            />
          )
        }
      />
      {canContact && (
        <section aria-labelledby="write" className="grid gap-4 border-line border-t pt-5">
          <h2 id="write" className="text-heading">
            {t.write}
          </h2>
          {/* Height of the form for visitors, to avoid a layout shift when it loads. */}
          <div className={profile.viewer === 'public' ? 'min-h-[24rem] sm:min-h-[19rem]' : 'min-h-[15rem]'}>
            {isHydrated && (
              <Suspense fallback={<Spinner label={t.loading} className="size-8" />}>
                <MessageForm key={profile.viewer} profile={profile} />
              </Suspense>
            )}
          </div>
        </section>
      )}
    </article>
  );
}
