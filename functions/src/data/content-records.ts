import type { BinnedKind } from 'contract/bin';
import type { BlogCategory, ContentBlock, EventCategory } from 'contract/fields/content';
import type { EventLink } from 'contract/fields/event-links';
import type { MessageState } from 'contract/fields/list-states';

/** A picture in Storage, with its size so that a page can leave its place free. */
export interface StoredImage {
  /** Storage path. */
  file: string;
  width: number;
  height: number;
  /** The same picture for small places; left out of small ones, and of those from before there were any. */
  small?: { file: string; width: number };
}

/** A document in Storage. */
export interface StoredDocument {
  /** Storage path. */
  file: string;
  /** As it was called when it was uploaded. */
  name: string;
  /** In bytes. */
  size: number;
}

export interface BlogRecord {
  title: string;
  content: ContentBlock[];
  /** Empty in a draft that has none yet. */
  author: string;
  /** Null in a draft that has none yet. */
  category: BlogCategory | null;
  image: StoredImage | null;
  /** The moment of publication: past, still to come, or null for a draft (decision 0037). */
  createdAt: Date | null;
  updatedAt: Date;
}

export interface EventRecord {
  title: string;
  category: EventCategory;
  location: string;
  content: ContentBlock[];
  startDate: Date;
  endDate: Date;
  bannerImage: StoredImage | null;
  /** Left out in an event from before there were links. */
  link?: EventLink[];
  createdAt: Date;
  updatedAt: Date;
}

export interface JournalRecord {
  title: string;
  description: string;
  document: StoredDocument | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface ProductRecord {
  title: string;
  description: string;
  /** Whole rupiah. */
  price: number;
  image: StoredImage | null;
  createdAt: Date;
  updatedAt: Date;
}

/** What articles, events, journals and products have in common. */
export interface ContentRecord {
  title: string;
  content?: ContentBlock[];
  createdAt: Date | null;
  updatedAt: Date;
}

/**
 * Something deleted, under the id that it had. The fields of its record stand beside these, as they were and no level
 * deeper: Firestore counts levels, and texts have nearly as many as it takes.
 */
export interface BinnedRecord extends ContentRecord {
  kind: BinnedKind;
  /** Storage paths of all files that belong to it. */
  files: string[];
  deletedAt: Date;
  deletedBy: string;
  deletedById: string;
}

/**
 * What stood there before the last edit of something, under the id of the edit's entry in the audit; as in the bin, its
 * fields stand beside these.
 */
export interface FormerContentRecord extends ContentRecord {
  kind: BinnedKind;
  /** Id of what was edited. */
  of: string;
  /** Storage paths of the files that only this version has. */
  files: string[];
  keptAt: Date;
  /** The entry that the edit undid; null for any other edit. */
  undoes: string | null;
}

/** What one admin typed at an article or event and has not saved. */
export interface WorkingCopyRecord {
  /** What it is typed at: kind and id, or kind and 'new'. */
  of: string;
  adminId: string;
  adminName: string;
  /** The fields as JSON. */
  values: string;
  /** `updatedAt` of the record that was typed upon; null for something new. */
  basedOn: string | null;
  /** Storage paths of the uploaded pictures in it: they are kept as long. */
  files: string[];
  savedAt: Date;
}

/** What an admin saved for a page of the site; checked against its schema when it is read. */
export interface SiteContentRecord {
  content: unknown;
  updatedAt: Date;
  /** Number of saves so far. */
  version: number;
  /** The kept saves, newest first; the first is the one that stands. */
  history: SiteContentSave[];
}

export interface SiteContentSave {
  version: number;
  savedAt: Date;
  savedBy: string;
  savedById: string;
  /** Ids of uploaded pictures that this save refers to. */
  images: string[];
}

/** A kept save of a page; its id is made of both. */
export interface SiteContentVersionRecord {
  page: string;
  version: number;
  content: unknown;
}

/** A message from the contact form. */
export interface MessageRecord {
  firstName: string;
  lastName: string;
  email: string;
  message: string;
  createdAt: Date;
  /** Left out, until it is adopted, in a message from before there were states: open and unread. */
  state?: MessageState;
  isRead?: boolean;
}
