import type { BinnedKind } from 'contract/content/bin';
import type { Citation } from 'contract/content/journals';
import type { EventTexts } from 'contract/events/events';
import type { messageEntryKinds, messageSources } from 'contract/mails/contact-messages';
import type { BlogCategory, ContentBlock, EventCategory } from 'contract/schemas/content';
import type { MessageState } from 'contract/schemas/list-states';
import type { Locale } from 'contract/text/language/localize';

/** A picture in Storage, with its size so that pages reserve its space. */
export interface StoredImage {
  file: string;
  width: number;
  height: number;
  /** A smaller version for thumbnails; missing for small pictures and in old records. */
  small?: { file: string; width: number };
}

export interface StoredDocument {
  file: string;
  name: string;
  /** In bytes. */
  size: number;
}

/** Keys of the search in the admin area; missing in old records until the migration. */
interface Searched {
  search?: string[];
}

export interface BlogRecord extends Searched {
  title: string;
  content: ContentBlock[];
  /** May be empty in a draft. */
  author: string;
  /** May be null in a draft. */
  category: BlogCategory | null;
  image: StoredImage | null;
  /** Time of publication: past, future, or null for a draft (decision 0037). */
  createdAt: Date | null;
  updatedAt: Date;
}

export interface EventRecord extends Searched, Partial<EventTexts> {
  title: string;
  /** May be null in a draft, like the dates; location and content may be empty. */
  category: EventCategory | null;
  location: string;
  content: ContentBlock[];
  startDate: Date | null;
  endDate: Date | null;
  bannerImage: StoredImage | null;
  /** When an admin cancelled the event for ever, and why; missing before. */
  cancelledAt?: Date | null;
  cancelReason?: string;
  /** Whether its programme has materials; missing before the first ones. */
  hasMaterials?: boolean;
  /** Time of publication, as for an article. */
  createdAt: Date | null;
  updatedAt: Date;
}

/** The fields of `Citation` are missing in journals from before they existed. */
export interface JournalRecord extends Searched, Partial<Citation> {
  title: string;
  /** May be empty in a draft. */
  description: string;
  document: StoredDocument | null;
  /** Time of publication, as for an article. */
  createdAt: Date | null;
  updatedAt: Date;
}

export interface ProductRecord extends Searched {
  title: string;
  /** May be empty in a draft. */
  description: string;
  /** Whole rupiah; may be null in a draft, like the picture. */
  price: number | null;
  image: StoredImage | null;
  /** Time of publication, as for an article. */
  createdAt: Date | null;
  updatedAt: Date;
}

export interface ContentRecord extends Searched {
  title: string;
  content?: ContentBlock[];
  createdAt: Date | null;
  updatedAt: Date;
}

/** English texts of content, under `{kind}-{id}`. All other fields are those of the content. */
export interface TranslationRecord {
  kind: BinnedKind;
  /** Id of the content. */
  of: string;
  title: string;
  /** Text of an article or event; may be empty in a draft. */
  content?: ContentBlock[];
  /** Text of a journal or product; may be empty in a draft. */
  description?: string;
  /** Time of publication, as for an article. */
  createdAt: Date | null;
  updatedAt: Date;
  /** Hash of the Indonesian texts from which it was written. */
  sourceHash: string;
}

/** Deleted record under its former id. Its fields are not nested, because Firestore limits the depth. */
export interface BinnedRecord extends ContentRecord {
  kind: BinnedKind;
  /** Storage paths of all its files. */
  files: string[];
  deletedAt: Date;
  deletedBy: string;
  deletedById: string;
}

/** Record before an edit, under the id of its audit entry. Its fields are not nested, as in the bin. */
export interface PreviousContentRecord extends ContentRecord {
  kind: BinnedKind;
  /** Id of the edited record. */
  of: string;
  /** Storage paths of the files that only this version has. */
  files: string[];
  keptAt: Date;
  /** The audit entry that the edit undid; null for any other edit. */
  undoes: string | null;
}

export interface WorkingCopyRecord {
  /** Kind and id of the edited record, or kind and 'new'. */
  of: string;
  adminId: string;
  adminName: string;
  /** The fields as JSON. */
  values: string;
  /** `updatedAt` of the record when editing began; null for a new one. */
  basedOn: string | null;
  /** Storage paths of the uploaded pictures in it, which are retained as long as it. */
  files: string[];
  savedAt: Date;
}

/** Content that an admin saved for a page of the site. It is validated when it is read. */
export interface SiteContentRecord {
  content: unknown;
  updatedAt: Date;
  /** Number of saves so far. */
  version: number;
  /** The retained saves, newest first. The first is the current one. */
  history: SiteContentSave[];
  /** Of an English page: hash of the Indonesian content from which it was written. */
  sourceHash?: string;
}

export interface SiteContentSave {
  version: number;
  savedAt: Date;
  savedBy: string;
  savedById: string;
  /** Ids of uploaded pictures that this save refers to. */
  images: string[];
}

/** A retained save of a page. Its id consists of the id of the page's document and the version. */
export interface SiteContentVersionRecord {
  page: string;
  version: number;
  content: unknown;
  sourceHash?: string;
}

export interface MessageRecord extends Searched {
  firstName: string;
  lastName: string;
  email: string;
  message: string;
  createdAt: Date;
  /** Missing in messages from before states existed, until the migration: open and unread. */
  state?: MessageState;
  isRead?: boolean;
  /** Language of the site where it was written; missing for Indonesian. */
  language?: Locale;
  /** Missing in messages of the contact form. */
  source?: (typeof messageSources)[number];
  /** Address of another person that a reported message is about; missing for none. */
  about?: string;
  /** Subject of a mail. */
  subject?: string;
  attachments?: MessageAttachment[];
  /** Admin who answers it; null without one. Missing in old messages until the migration. */
  assignee?: { id: string; name: string } | null;
  /** The same id, by which the list filters; '' without an assignee. */
  assigneeId?: string;
  /** Number of entries; missing before the first one. */
  entries?: number;
  /** Secret part of the address to which replies are sent; missing before the first answer. */
  replyCode?: string;
  /** Message-IDs of the thread's newest mails, the oldest first. */
  references?: string[];
  /** Id of the newest reply; missing before the first one. */
  lastReply?: string;
  /** When an answered thread becomes done; null in other states. */
  closeAt?: Date | null;
}

export interface MessageAttachment {
  name: string;
  /** In bytes. */
  size: number;
}

/** Entry of a message thread. An answer has the id of its mail in the outbox. */
export interface MessageEntryRecord {
  thread: string;
  kind: (typeof messageEntryKinds)[number];
  /** Author of an answer or a note; null for a reply. */
  admin: { id: string; name: string } | null;
  /** Sender's address of a reply; empty for other kinds. */
  from: string;
  text: string;
  at: Date;
  isAutomatic: boolean;
  attachments: MessageAttachment[];
}
