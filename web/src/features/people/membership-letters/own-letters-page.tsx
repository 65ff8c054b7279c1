import type { MembershipLetters } from 'contract/people/membership-letters';
import { limits } from 'contract/rules/limits';
import { endText, isRunningAt } from 'contract/rules/membership';
import { identifierFieldNames, personFields } from 'contract/rules/people/person-fields';
import type { User } from 'contract/schemas/people';
import { formatDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { Link } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/people/membership-letters';
import { LetterList } from '#shared/members/letter-list.tsx';
import { useLetterDownload } from '#shared/members/use-letter-download.ts';
import { FileButton } from '#shared/payments/file-button.tsx';
import { BackLink } from '#ui/base/back-link.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { Section } from '#ui/base/section.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

/** Issues letters that confirm the membership, and lists the earlier ones. */
export default function OwnLettersPage() {
  const profile = useEndpoint('getProfile', {});
  const letters = useEndpoint('listOwnMembershipLetters', {});
  return (
    <div className="wrap grid gap-5 py-5 sm:gap-8 sm:py-12">
      <div className="grid gap-1">
        <BackLink to="/membership">{t.back}</BackLink>
        <h1 tabIndex={-1} className="text-title">
          {t.title}
        </h1>
        <p className="text-muted">{t.text}</p>
      </div>
      <RecordScreen record={profile} isBrief loadError={t.profileFailed}>
        {(user) => (
          <RecordScreen record={letters} isBrief loadError={t.lettersFailed}>
            {(list) => <Letters user={user} list={list} />}
          </RecordScreen>
        )}
      </RecordScreen>
    </div>
  );
}

function Letters({ user, list }: { readonly user: User; readonly list: MembershipLetters }) {
  const { read } = useLetterDownload();
  const { memberNumber, validUntil } = user;
  const isRunning = memberNumber !== null && validUntil !== null && isRunningAt(user, new Date());
  return (
    <>
      {isRunning ? (
        <Section id="new-letter" title={t.newLetter} className="panel grid gap-6 p-5 sm:p-6">
          <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-10">
            <Contents user={user} validUntil={validUntil} />
            <NewLetter left={list.left} />
          </div>
        </Section>
      ) : (
        <Notice tone="info">
          {t.needsMembership}{' '}
          <Link to="/membership" className="text-link">
            {t.showStatus}
          </Link>
        </Notice>
      )}
      {list.data.length > 0 && (
        <Section id="letters" title={t.issuedLetters} className="grid gap-4">
          <LetterList
            letters={list.data}
            actions={({ _id }) => <FileButton of="surat" ask={() => read(_id)} label={t.downloadPdf} />}
          />
        </Section>
      )}
    </>
  );
}

/** Shows the facts that the letter states. */
function Contents({ user, validUntil }: { readonly user: User; readonly validUntil: string }) {
  const facts = [
    [t.name, user.name],
    [t.memberNumber, user.memberNumber ?? ''],
    [t.institution, user.institution || (user.seat?.institution ?? '')],
    [t.department, user.department],
    ...identifierFieldNames.map((field) => [personFields[field].label, user[field]] as const),
    [t.memberSince, formatDate(user.createdAt)],
    [t.validUntil, endText(validUntil, formatDate)],
  ] as const;
  const hasLecturerNumber = user.nuptk !== '' || user.nidn !== '';
  return (
    <div className="grid gap-4">
      <h3 className="font-semibold">{t.contents}</h3>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label} className="grid gap-0.5 sm:col-span-2 sm:grid-cols-subgrid">
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      <p className="text-muted text-sm">
        {!hasLecturerNumber && `${t.needsLecturerNumber} `}
        <Link to={`/profile#updateProfile-${hasLecturerNumber ? 'name' : 'nuptk'}`} className="text-link">
          {hasLecturerNumber ? t.changeProfile : t.fillProfile}
        </Link>
      </p>
    </div>
  );
}

function NewLetter({ left }: { readonly left: number }) {
  const { download, failure } = useLetterDownload();
  const { perYear, purposeCharacters } = limits.membershipLetters;
  if (left === 0) return <Notice tone="info">{fill(t.limitReached, { count: perYear })}</Notice>;
  return (
    <div className="grid gap-4">
      {failure !== undefined && <Notice tone="error">{failure}</Notice>}
      <EndpointForm
        name="issueMembershipLetter"
        label={t.newLetter}
        defaults={{ purpose: '' }}
        refreshes={['listOwnMembershipLetters']}
        submitLabel={t.issue}
        busyLabel={t.issuing}
        onDone={({ letter }, clear) => {
          clear();
          return download(letter);
        }}
      >
        {({ Text }) => (
          <Text
            name="purpose"
            label={t.purpose}
            hint={fill(t.purposeHint, { count: left })}
            maxLength={purposeCharacters}
            autoComplete="off"
          />
        )}
      </EndpointForm>
    </div>
  );
}
