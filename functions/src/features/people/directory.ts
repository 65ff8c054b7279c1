import { profilePath } from 'contract/entry-paths';
import { ApiError } from 'contract/errors';
import type { directory as table } from 'contract/people/directory';
import type { RateRule } from 'contract/rules/audit/rate-rules';
import { isMemberOn } from 'contract/rules/membership';
import type { DirectoryViewer } from 'contract/rules/people/directory';
import { association } from 'contract/text/association';
import { wording } from 'contract/text/wording';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import type { Handlers, RequestContext } from '#http/handler.ts';
import { t } from '#messages/replies.ts';
import { requireMayEdit } from '#model/accounts/admins.ts';
import { receiveMessage } from '#model/admin/contact-messages.ts';
import { type Actor, actorOf, visitorActor } from '#model/base/actors.ts';
import { limitMailsTo, limitRate } from '#model/base/limit-rate.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { formatSitemap } from '#model/feeds/sitemap.ts';
import { hideEntry, showEntry, toEntryState } from '#model/people/directory/hide-entry.ts';
import { endMessages, readReportedMessage } from '#model/people/directory/messages.ts';
import { publishEntry, toOwnEntry, withdrawEntry } from '#model/people/directory/own-entry.ts';
import {
  canContact,
  findPublishedOrThrow,
  listProfiles,
  listSearchableIds,
  readPhoto,
  toProfile,
} from '#model/people/directory/profiles.ts';

interface Reader {
  readonly viewer: DirectoryViewer;
  /** The member with a valid membership; undefined for other readers. */
  readonly member?: Stored<UserRecord>;
  /** Counts towards a limit of the member, or of the network of other readers. Throws too-many-requests. */
  readonly count: (rule: RateRule) => Promise<void>;
}

/** Identifies a reader of the directory. */
async function identifyReader({
  identify,
  client,
}: Pick<RequestContext, 'identify' | 'client'>): Promise<Reader> {
  const user = (await identify())?.user;
  if (user === undefined || !isMemberOn(user.data, clock.now()))
    return { viewer: 'public', count: (rule) => limitRate(rule, client.network) };
  return { viewer: 'members', member: user, count: (rule) => limitRate(rule, user.id, actorOf(user)) };
}

/** Returns the sender of a message: a member is the sender, other readers enter name and address. */
function requireSender(
  { member }: Reader,
  { name, email }: { readonly name?: string | undefined; readonly email?: string | undefined },
): { sender: Actor; email: string } {
  if (member !== undefined) return { sender: actorOf(member), email: member.data.email };
  if (name !== undefined && email !== undefined) return { sender: { id: '', name }, email };
  const fields = {
    ...(name === undefined ? { name: wording.required } : {}),
    ...(email === undefined ? { email: wording.required } : {}),
  };
  throw new ApiError('invalid-input', { fields });
}

export const directory: Handlers<typeof table> = {
  async getOwnDirectoryEntry(_input, { user }) {
    return toOwnEntry(user);
  },

  async publishDirectoryEntry(input, { user }) {
    await publishEntry(user, input);
    return { message: t.profilePublished };
  },

  async withdrawDirectoryEntry(_input, { user }) {
    await withdrawEntry(user);
    return { message: t.profileWithdrawn };
  },

  async listDirectory(filter, _caller, request) {
    const reader = await identifyReader(request);
    await reader.count('directory-list');
    return listProfiles(filter, reader.viewer);
  },

  /** Counts found profiles only: a wrong id must not use up the limit. */
  async getDirectoryProfile({ id }, _caller, request) {
    const reader = await identifyReader(request);
    const person = await findPublishedOrThrow(id, reader.viewer);
    await reader.count('directory-profile');
    return toProfile(person, reader.viewer);
  },

  async getDirectoryPhoto({ id, code }) {
    return readPhoto(id, code);
  },

  /** Counts the recipient last, so that a refused sender does not use up that limit. */
  async writeToMember({ id, message, website = '', ...visitor }, _caller, request) {
    const reader = await identifyReader(request);
    const sender = requireSender(reader, visitor);
    const person = await findPublishedOrThrow(id, reader.viewer);
    if (!canContact(person, reader.viewer))
      throw new ApiError('not-found', { message: t.profileTakesNoMessages });
    await reader.count('directory-sender');
    const reply = { message: t.directoryMessageSent };
    if (website !== '') return reply;
    const recipient = await users.getOrThrow(person.id);
    await limitMailsTo('directory-recipient', recipient.data.email, visitorActor);
    const batch = new Batch();
    queueMail(batch, 'directory-message', recipient, {
      ...sender,
      message,
      viewer: reader.viewer,
    });
    request.storeReply(batch, reply);
    await batch.commit();
    return reply;
  },

  // Not limited by address: many members share the servers of a few mail services.
  async endDirectoryMessages({ code }) {
    await endMessages(code);
    return { message: t.directoryMessagesEnded };
  },

  /** The message has the id of the mail, so that a second report changes nothing. */
  async reportDirectoryMessage({ code }, _caller, request) {
    await limitRate('contact-address', request.client.network);
    const { mailId, recipient, sender, email, message } = await readReportedMessage(code);
    const text = `Laporan: pesan lewat direktori anggota.\nPengirim: ${sender} (${email})\n\n${message}`;
    const batch = new Batch();
    await receiveMessage(batch, mailId, {
      firstName: recipient.name,
      lastName: '',
      email: recipient.email,
      message: text,
      about: email,
    });
    try {
      await batch.commit();
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
    }
    return { message: t.messageReported };
  },

  async getUserDirectoryEntry({ id }) {
    return toEntryState(await users.getOrThrow(id));
  },

  async hideDirectoryEntry({ id, reason }, { user }) {
    const changed = await hideEntry(id, reason, actorOf(user), (account) => requireMayEdit(user, account));
    return { message: 'Profil disembunyikan.', changed };
  },

  async showDirectoryEntry({ id }, { user }) {
    const changed = await showEntry(id, actorOf(user), (account) => requireMayEdit(user, account));
    return { message: 'Profil ditampilkan lagi.', changed };
  },

  async getDirectorySitemap() {
    const ids = await listSearchableIds();
    const xml = formatSitemap(ids.map((id) => ({ link: `${association.siteUrl}${profilePath(id)}` })));
    return { contentType: 'application/xml; charset=utf-8', bytes: Buffer.from(xml) };
  },
};
