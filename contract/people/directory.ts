import * as z from 'zod';
import { type Endpoint, fileReply, imageReply } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import {
  directoryAudiences,
  directoryConsentTexts,
  directoryOffers,
  directoryViewers,
} from '../rules/people/directory.ts';
import {
  basedOn,
  dateTime,
  idField,
  idInput,
  messageReply,
  multilineField,
  textField,
} from '../schemas/fields.ts';
import { emailField, nameField } from '../schemas/people.ts';
import { t } from '../text/messages/checks.ts';
import { requiredError } from '../text/wording.ts';

const audience = z.enum(directoryAudiences, requiredError);

/** Choices of a member about the own entry. `show…` is the audience of a field. */
const settings = z.object({
  showName: audience,
  showPhoto: audience,
  showInstitution: audience,
  showDepartment: audience,
  showExpertise: audience,
  showCity: audience,
  /** Browsers of an earlier deployment neither send nor know it. Without it, the stored choice stays. */
  showOrcid: audience.optional(),
  /** As `showOrcid`. */
  showSintaId: audience.optional(),
  showBio: audience,
  showOffers: audience,
  showContact: audience,
  bio: multilineField(limits.directory.bioCharacters),
  guestLecturer: z.boolean(),
  assessor: z.boolean(),
  expertGroup: z.boolean(),
  /** Whether search engines may list the profile. */
  isSearchable: z.boolean(),
});
export type DirectorySettings = z.output<typeof settings>;

const offer = z.enum(directoryOffers);

const row = z.object({
  /** Random id of the profile. It names no account. */
  _id: z.string(),
  /** A hidden value is empty, as a missing one. */
  name: z.string(),
  institution: z.string(),
  department: z.string(),
  expertise: z.string(),
  city: z.string(),
  offers: z.array(offer),
});
export type DirectoryRow = z.output<typeof row>;

const profile = row.extend({
  bio: z.string(),
  /** Missing if hidden or empty, as `sintaId`. */
  orcid: z.string().optional(),
  sintaId: z.string().optional(),
  /** Address of the photo, which works for some minutes; null without one. */
  photo: z.string().nullable(),
  isSearchable: z.boolean(),
  /** Whether the reader may write to the member. */
  canContact: z.boolean(),
  /** Whether the reply has the fields for members. */
  viewer: z.enum(directoryViewers),
});
export type DirectoryProfile = z.output<typeof profile>;

const mailedCode = z.object({
  code: z.string(requiredError).min(1, requiredError).max(200),
});

const entryStates = ['unpublished', 'published', 'hidden'] as const;

const changedReply = messageReply.extend({ changed: z.boolean() });

const filterField = textField(limits.searchCharacters).optional();

/** Member directory: members publish chosen fields to members or to everyone. */
export const directory = {
  getOwnDirectoryEntry: {
    method: 'GET',
    path: '/users/user/profile/directory',
    access: 'signed-in',
    input: z.object({}),
    reply: z.object({
      settings,
      state: z.enum(entryStates),
      /** Reason of the admin who hid the entry; empty otherwise. */
      reason: z.string(),
      /** Random id of the published profile. */
      profileId: z.string().nullable(),
      /** Whether the membership is valid, as a publication requires. */
      canPublish: z.boolean(),
      /** Values of the own record that the entry can show. */
      person: z.object({
        name: z.string(),
        institution: z.string(),
        department: z.string(),
        expertise: z.string(),
        city: z.string(),
        orcid: z.string().optional(),
        sintaId: z.string().optional(),
        hasPhoto: z.boolean(),
      }),
      updatedAt: dateTime.optional(),
    }),
  },
  /**
   * Publishes the caller's entry, or changes the published one. Repeating the call changes nothing. Throws `conflict`
   * for another version of the consent text or of the entry, `wrong-status` without a valid membership and while
   * admins hide the entry.
   */
  publishDirectoryEntry: {
    method: 'PUT',
    path: '/users/user/profile/directory',
    access: 'signed-in',
    limitsChanges: true,
    input: settings.extend({
      showName: z.enum(directoryViewers, { error: () => t.directoryName }),
      consent: z.enum(Object.keys(directoryConsentTexts)),
      basedOn,
    }),
    reply: messageReply,
  },
  /** Withdraws the caller's entry. The choices stay stored for the next publication. Safe to repeat. */
  withdrawDirectoryEntry: {
    method: 'DELETE',
    path: '/users/user/profile/directory',
    access: 'signed-in',
    limitsChanges: true,
    input: z.object({}),
    reply: messageReply,
  },
  /** Lists published entries by name. A session with a valid membership also shows the fields for members. */
  listDirectory: {
    method: 'GET',
    path: '/directory',
    access: 'anyone',
    reads: 4,
    input: z.object({
      q: filterField,
      expertise: filterField,
      institution: filterField,
      city: filterField,
      offer: offer.optional(),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
    }),
    reply: z.object({
      data: z.array(row),
      page: z.number().int(),
      total: z.number().int(),
      totalPages: z.number().int(),
    }),
  },
  /** Returns one entry. Throws `not-found` for all reasons alike. */
  getDirectoryProfile: {
    method: 'GET',
    path: '/directory/{id}',
    access: 'anyone',
    input: idInput,
    reply: profile,
  },
  /** Returns the photo of a profile, by the code in the address that the profile has. */
  getDirectoryPhoto: {
    method: 'GET',
    path: '/directory/{id}/photo',
    access: 'anyone',
    input: z.object({ id: idField, code: z.string().max(100) }),
    reply: imageReply,
  },
  /**
   * Mails a message to a member, whose address no reply contains. A member with a valid membership writes under the
   * own name and address, any other caller enters both. Throws `not-found` if the member takes no message from the
   * caller, `too-many-requests` after 5 messages of a sender or 20 to a member in a day.
   */
  writeToMember: {
    method: 'POST',
    path: '/directory/{id}/messages',
    access: 'anyone',
    idempotent: true,
    input: z.object({
      id: idField,
      name: nameField.optional(),
      email: emailField.optional(),
      message: multilineField(limits.directory.messageCharacters).min(1, requiredError),
      /** Honeypot field that people do not see: a message with a value in it is dropped silently. */
      website: z.string().max(limits.textCharacters).optional(),
    }),
    reply: messageReply,
    status: 201,
  },
  /** Ends messages by the code of a mail. Mail programs call it in one click (RFC 8058). Safe to repeat. */
  endDirectoryMessages: {
    method: 'POST',
    path: '/directory-messages/end',
    access: 'anyone',
    oneClick: '/directory-messages',
    input: mailedCode,
    reply: messageReply,
  },
  /** Reports a message to the admins by the code of its mail. Safe to repeat. */
  reportDirectoryMessage: {
    method: 'POST',
    path: '/directory-messages/report',
    access: 'anyone',
    input: mailedCode,
    reply: messageReply,
  },
  /** Returns the state of a member's entry; `none` before the first publication. */
  getUserDirectoryEntry: {
    method: 'GET',
    path: '/users/user/{id}/directory',
    access: 'admin',
    duty: 'people',
    input: idInput,
    reply: z.object({
      state: z.enum(['none', ...entryStates]),
      profileId: z.string().nullable(),
      reason: z.string(),
      hiddenAt: dateTime.nullable(),
    }),
  },
  /** Hides an entry with a mail to its member, who cannot publish it meanwhile. Safe to repeat. */
  hideDirectoryEntry: {
    method: 'PUT',
    path: '/users/user/{id}/directory/hidden',
    access: 'admin',
    duty: 'people',
    input: z.object({
      id: idField,
      reason: multilineField(limits.reasonCharacters).min(1, requiredError),
    }),
    reply: changedReply,
  },
  /** Shows a hidden entry again as it was, with a mail to its member. Safe to repeat. */
  showDirectoryEntry: {
    method: 'DELETE',
    path: '/users/user/{id}/directory/hidden',
    access: 'admin',
    duty: 'people',
    input: idInput,
    reply: changedReply,
  },
  /** Returns the sitemap of the profiles that search engines may list. */
  getDirectorySitemap: {
    method: 'GET',
    path: '/sitemap-directory.xml',
    access: 'anyone',
    loadLimit: 'directory-list',
    input: z.object({}),
    reply: fileReply,
  },
} as const satisfies Record<string, Endpoint>;
