import type { ConsentSource, ImportColumn } from 'contract/rules/people/import-columns';
import type { ImportFilter, ImportVerdict } from 'contract/rules/people/import-filters';
import type {
  ImportCandidate,
  ImportMapping,
  ImportOutcome,
  ImportState,
  ImportValueChange,
  importChoices,
} from 'contract/schemas/imports/member-imports';
import { collection } from '#data/collection.ts';
import type { UserRecord } from '#data/records.ts';

/** Rows by filter. A row can count in several filters. */
export type ImportTally = Record<ImportFilter, number>;

export interface ImportResults {
  created: number;
  updated: number;
  removed: number;
  restored: number;
}

/** Import of members from a sheet. The rows are in `memberImportRows`; the file itself is not stored. */
export interface MemberImportRecord {
  /** Name of the file; empty after the rows were deleted, or a person in them was erased. */
  name: string;
  sha256: string;
  titles: string[];
  mapping: Pick<ImportMapping, 'columns' | 'overrides' | 'dateOrder'>;
  /** True for a file of this product, whose cells have an apostrophe before the beginning of a formula. */
  isOwnFile: boolean;
  consent: { source: ConsentSource; on: string | null };
  createdAt: Date;
  createdBy: { id: string; name: string };
  state: ImportState;
  rows: number;
  chunks: number;
  /** Index of the next chunk of a running state. */
  position: number;
  /** Tally of each checked chunk, by which a page of a filter finds its chunks. */
  tallies: ImportTally[];
  results: ImportResults;
  /** Since when the next batch waits; null unless the state is running. */
  dueAt: Date | null;
  appliedAt: Date | null;
  /** Admin who began the import. The batches write in this name. */
  appliedBy: { id: string; name: string } | null;
  undoneBy: { id: string; name: string } | null;
  /** The last round of invitations; missing before the first one. */
  invitations?: InvitationRound;
  /** Since when the next batch of a round waits; null or missing unless a round is running. */
  inviteDueAt?: Date | null;
  /** When the rows are deleted; null afterwards. */
  expireAt: Date | null;
}

/** Mails to the members that an import created and who have not set a password. */
export interface InvitationRound {
  startedAt: Date;
  by: { id: string; name: string };
  /** Position: the last person, in the order of the names. */
  after: { nameKey: string; id: string };
  /** When the next mail is due, so that the mails are not sent at the same time. */
  nextAt: Date;
  queued: number;
  /** People who withdrew the consent, ended the mails, or whose address is dead. */
  skipped: number;
  isComplete: boolean;
}

export type ImportChoice = (typeof importChoices)[number];

/** Values of a person before an update, as stored. Missing fields had no value. */
export type BeforeValues = Partial<Record<keyof UserRecord, UserRecord[keyof UserRecord] | null>>;

/** A row of the file. Cells are unchanged. */
export interface StoredImportRow {
  line: number;
  cells: string[];
  /** Lines of the same file with the same number, address or phone; missing for none. */
  twins?: { column: ImportColumn; lines: number[] }[];
  verdict: ImportVerdict;
  reasons: { column: ImportColumn | null; text: string }[];
  person: { id: string; name: string } | null;
  changes: ImportValueChange[];
  differences: ImportValueChange[];
  candidates: ImportCandidate[];
  choice: { kind: ImportChoice; person: string | null } | null;
  outcome: ImportOutcome | null;
  outcomeReason: string | null;
  /** Only for an updated person, until the undo. */
  before?: BeforeValues;
}

/** Rows that one batch writes, under '{import}-{index}'. */
export interface ImportChunkRecord {
  import: string;
  rows: StoredImportRow[];
  /** Ids of all people that the rows are about, by which an erasure finds them. */
  people: string[];
}

/** Mapping of an admin for all files with these titles. */
export interface ImportMappingRecord {
  mapping: Pick<ImportMapping, 'columns' | 'overrides' | 'dateOrder'>;
  savedAt: Date;
  savedBy: string;
}

export const memberImports = collection<MemberImportRecord>('memberImports');
export const memberImportRows = collection<ImportChunkRecord>('memberImportRows');
export const memberImportMappings = collection<ImportMappingRecord>('memberImportMappings');

export const chunkId = (importId: string, index: number): string => `${importId}-${index}`;

/** States in which batches follow one another. */
export const runningStates: readonly ImportState[] = ['checking', 'applying', 'undoing'];
