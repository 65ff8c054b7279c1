import { profilePath } from 'contract/entry-paths';
import type { DirectoryRow } from 'contract/people/directory';
import { fill } from 'contract/text/language/fill';
import { Link, useSearchParams } from 'react-router-dom';
import type { EndpointReply } from '#api/client.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/people/directory';
import { OfferList } from '#shared/directory/profile-view.tsx';
import { ButtonLink } from '#ui/base/button.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { DirectoryFilter } from './directory-filter.tsx';
import { type DirectoryQuery, filterAddress, parseQuery } from './directory-query.ts';

/** Search of the member directory (requirements 2.16). */
export default function DirectoryPage() {
  const [params] = useSearchParams();
  const query = parseQuery(params);
  const found = useEndpoint('listDirectory', query, { keepPrevious: true });
  return (
    <div className="wrap grid gap-8 py-12 sm:py-16">
      <div className="grid gap-2">
        <h1 className="text-title sm:text-display">{t.title}</h1>
        <p className="max-w-prose text-lg text-muted">{t.lead}</p>
      </div>
      {/* The key resets the controls when the URL changes, for example after Back. */}
      <DirectoryFilter key={params.toString()} query={query} />
      <RecordScreen record={found} loadError={t.loadError}>
        {(reply) => <Profiles query={query} reply={reply} />}
      </RecordScreen>
    </div>
  );
}

interface ProfilesProps {
  readonly query: DirectoryQuery;
  readonly reply: EndpointReply<'listDirectory'>;
}

function Profiles({ query, reply: { data, total, page, totalPages } }: ProfilesProps) {
  const isFiltered = filterAddress({ ...query, page: 1 }) !== '/directory';
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <p role="status" className="font-medium">
          {total === 0 ? t.noProfiles : fill(t.profileCount, { count: total })}
        </p>
        {isFiltered && (
          <Link to="/directory" className="text-link">
            {t.showAll}
          </Link>
        )}
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {data.map((row) => (
          <ProfileCard key={row._id} row={row} />
        ))}
      </ul>
      {totalPages > 1 && (
        <nav aria-label={t.pages} className="flex flex-wrap items-center gap-3">
          {page > 1 && (
            <ButtonLink to={filterAddress({ ...query, page: page - 1 })} variant="secondary" size="small">
              {t.previous}
            </ButtonLink>
          )}
          <p className="text-muted text-sm tabular-nums">{fill(t.pageOf, { page, total: totalPages })}</p>
          {page < totalPages && (
            <ButtonLink to={filterAddress({ ...query, page: page + 1 })} variant="secondary" size="small">
              {t.next}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  );
}

/** The whole card activates the link of the name. */
function ProfileCard({
  row: { _id, name, department, institution, city, expertise, offers },
}: {
  readonly row: DirectoryRow;
}) {
  return (
    <li className="panel relative grid content-start gap-2 p-5 hover:shadow-float">
      <h2 className="wrap-anywhere text-heading">
        <Link to={profilePath(_id)} className="covers-card no-underline hover:text-brand">
          {name}
        </Link>
      </h2>
      <p className="wrap-anywhere text-muted text-sm">
        {[department, institution, city].filter(Boolean).join(' · ')}
      </p>
      {expertise !== '' && <p className="wrap-anywhere">{expertise}</p>}
      <OfferList offers={offers} />
    </li>
  );
}
