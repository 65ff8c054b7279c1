import type { User } from 'contract/schemas/people';
import type { ReactNode } from 'react';
import * as t from '#messages/features/people/own-profile';
import { ProfileContents } from '#shared/accounts/profile-contents.tsx';
import type { Heading } from '#ui/base/heading.ts';
import { type RecordQuery, RecordScreen } from '#ui/base/record-screen.tsx';

interface ProfileLayoutProps {
  readonly heading: Heading;
  readonly profile: RecordQuery<User>;
  readonly children: (user: User) => ReactNode;
}

/** Page of the profile: heading, contents, and the part that needs the user's own record. */
export function ProfileLayout({ heading: { title, text }, profile, children }: ProfileLayoutProps) {
  return (
    <div className="wrap py-5 sm:py-12">
      <div className="grid max-w-4xl gap-6 sm:gap-8">
        <div>
          <h1 className="text-title">{title}</h1>
          {text !== undefined && <p className="mt-1 text-muted">{text}</p>}
        </div>
        <ProfileContents />
        <RecordScreen
          record={profile}
          isBrief
          loadError={
            <>
              <span lang="en">{t.fetchFailed}</span>
              <br />
              {t.fetchFailedText}
            </>
          }
        >
          {children}
        </RecordScreen>
      </div>
    </div>
  );
}
