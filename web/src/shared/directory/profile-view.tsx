import { orcidAddress, sintaAddress } from 'contract/rules/people/academic-ids';
import {
  type DirectoryOffer,
  directoryOfferLabels,
  directoryFieldLabels as labels,
} from 'contract/rules/people/directory';
import type { ReactNode } from 'react';
import * as t from '#messages/shared/directory';

/** Fields of an entry that a reader sees. Hidden values are empty. */
export interface ShownProfile {
  readonly name: string;
  readonly institution: string;
  readonly department: string;
  readonly expertise: string;
  readonly city: string;
  readonly orcid?: string | undefined;
  readonly sintaId?: string | undefined;
  readonly bio: string;
  readonly offers: readonly DirectoryOffer[];
}

interface ProfileViewProps {
  readonly profile: ShownProfile;
  readonly heading: 'h1' | 'h4';
  readonly photo?: ReactNode;
}

/** A profile of the directory: photo, name, facts and offers. */
export function ProfileView({ profile, heading: Heading, photo }: ProfileViewProps) {
  const { name, institution, department, expertise, city, orcid, sintaId, bio, offers } = profile;
  const place = [department, institution, city].filter(Boolean).join(' · ');
  return (
    <div className="flex flex-wrap items-start gap-5">
      {photo}
      <div className="grid min-w-0 flex-1 basis-56 gap-2">
        <Heading className={`wrap-anywhere ${Heading === 'h1' ? 'text-title' : 'text-heading'}`}>
          {name}
        </Heading>
        {place !== '' && <p className="wrap-anywhere text-muted">{place}</p>}
        {expertise !== '' && (
          <p className="wrap-anywhere">
            <span className="font-semibold">{t.expertiseLabel}</span>
            {expertise}
          </p>
        )}
        <OfferList offers={offers} />
        {orcid && <IdentifierLink label={labels.orcid} id={orcid} address={orcidAddress(orcid)} />}
        {sintaId && <IdentifierLink label={labels.sintaId} id={sintaId} address={sintaAddress(sintaId)} />}
        {bio !== '' && <p className="wrap-anywhere max-w-prose whitespace-pre-line">{bio}</p>}
      </div>
    </div>
  );
}

interface IdentifierLinkProps {
  readonly label: string;
  readonly id: string;
  readonly address: string;
}

function IdentifierLink({ label, id, address }: IdentifierLinkProps) {
  return (
    <p>
      <span className="font-semibold">{label}: </span>
      <a href={address} target="_blank" rel="noreferrer" className="whitespace-nowrap text-link">
        {id}
      </a>
    </p>
  );
}

/** Offers of a member: guest lecturer, assessor, expert group. */
export function OfferList({ offers }: { readonly offers: readonly DirectoryOffer[] }) {
  if (offers.length === 0) return null;
  return (
    <ul aria-label={t.offersLabel} className="flex flex-wrap gap-2">
      {offers.map((offer) => (
        <li
          key={offer}
          className="rounded-xl bg-brand-soft px-2.5 py-0.5 font-semibold text-brand-strong text-sm"
        >
          {directoryOfferLabels[offer]}
        </li>
      ))}
    </ul>
  );
}
