import { textMap } from '../../text/language/text-map.ts';
import { t } from '../../text/messages/labels.ts';

/** Rules of the member directory, in which members publish chosen fields. */

/** Readers of a field, each including the readers after it: none, members with a valid membership, everyone. */
export const directoryAudiences = ['none', 'members', 'public'] as const;
export type DirectoryAudience = (typeof directoryAudiences)[number];

export const directoryAudienceLabels: Readonly<Record<DirectoryAudience, string>> = textMap({
  none: () => t.audienceNone,
  members: () => t.audienceMembers,
  public: () => t.audiencePublic,
});

/** Readers of the directory: members with a valid membership, and everyone else. */
export const directoryViewers = ['members', 'public'] as const;
export type DirectoryViewer = (typeof directoryViewers)[number];

/** Fields of an entry with their labels. `contact` is the permission to send messages. */
export const directoryFieldLabels = textMap({
  name: () => t.fieldName,
  photo: () => t.fieldPhoto,
  institution: () => t.institution,
  department: () => t.department,
  expertise: () => t.expertise,
  city: () => t.city,
  orcid: () => 'ORCID iD',
  sintaId: () => t.sintaId,
  bio: () => t.fieldBio,
  offers: () => t.fieldOffers,
  contact: () => t.fieldContact,
});
export type DirectoryField = keyof typeof directoryFieldLabels;
export const directoryFields = Object.keys(directoryFieldLabels) as readonly DirectoryField[];

/** Returns the name of the setting with the audience of a field: 'showCity'. */
export const settingOf = (field: DirectoryField) =>
  `show${field.charAt(0).toUpperCase()}${field.slice(1)}` as `show${Capitalize<DirectoryField>}`;

export type DirectoryAudiences = Readonly<Record<DirectoryField, DirectoryAudience>>;

/** Returns the audience of a field. An entry that is older than a field has none for it. */
export const audienceOf = (
  audiences: Partial<DirectoryAudiences>,
  field: DirectoryField,
): DirectoryAudience => audiences[field] ?? 'none';

/** Offers that the login page names (requirements 1.2.4). */
export const directoryOfferLabels = textMap({
  guestLecturer: () => t.offerGuestLecturer,
  assessor: () => t.offerAssessor,
  expertGroup: () => t.offerExpertGroup,
});
export type DirectoryOffer = keyof typeof directoryOfferLabels;
export const directoryOffers = Object.keys(directoryOfferLabels) as readonly DirectoryOffer[];

/**
 * Returns whether a viewer sees a field. An entry without a name would be of no use, so a field has at most the
 * readers of the name.
 */
export const isVisibleTo = (
  viewer: DirectoryViewer,
  field: DirectoryField,
  audiences: Partial<DirectoryAudiences>,
): boolean =>
  [audiences.name, audiences[field]].every(
    (audience) => audience === 'public' || (audience === 'members' && viewer === 'members'),
  );

/** A published text never changes: new texts get a new version. */
export const directoryConsentTexts = textMap({ '1': () => t.directoryConsent });

export const currentDirectoryConsent: keyof typeof directoryConsentTexts = '1';
