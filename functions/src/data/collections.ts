import { createHash } from 'node:crypto';
import type {
  BankLineRecord,
  BillAmountRecord,
  BillRecord,
  InvoiceRecord,
  OpenBillRecord,
  QrisRecord,
  StatementFileRecord,
  StatementMappingRecord,
} from './bill-records.ts';
import { collection } from './collection.ts';
import type {
  BinnedRecord,
  BlogRecord,
  EventRecord,
  JournalRecord,
  MessageEntryRecord,
  MessageRecord,
  PreviousContentRecord,
  ProductRecord,
  SiteContentRecord,
  SiteContentVersionRecord,
  TranslationRecord,
  WorkingCopyRecord,
} from './content-records.ts';
import type { InstitutionRecord } from './institution-records.ts';
import type { LedgerMonthRecord, LedgerRecord } from './ledger-records.ts';
import type {
  JobRunRecord,
  QuarantineRecord,
  RestoreRecord,
  RestoringRecord,
} from './maintenance-records.ts';
import type {
  AuditCheckpointRecord,
  AuditRecord,
  EmailChangeRecord,
  EmailOwnerRecord,
  FactorRecord,
  FactorResetRecord,
  FingerprintPageRecord,
  IdempotencyRecord,
  IntentRecord,
  JobCursorRecord,
  LimitRecord,
  LocalMailRecord,
  LoginTicketRecord,
  MemberNumberRecord,
  OutboxRecord,
  PasskeyChallengeRecord,
  PaymentRecord,
  ReceiptNumberRecord,
  RemovalRecord,
  RevokedCardsRecord,
  SessionsRecord,
  UserRecord,
} from './records.ts';
import type {
  AdminTotals,
  BankCoverage,
  ContentTotals,
  LedgerTotals,
  MemberMonths,
  MemberTotals,
  MessageTotals,
  UsualWaitRecord,
} from './totals-records.ts';

export const users = collection<UserRecord>('users');
export const institutions = collection<InstitutionRecord>('institutions');
export const payments = collection<PaymentRecord>('payments');
export const bills = collection<BillRecord>('bills');
export const billAmounts = collection<BillAmountRecord>('billAmounts');
export const openBills = collection<OpenBillRecord>('openBills');
export const invoices = collection<InvoiceRecord>('invoices');

export const bankLines = collection<BankLineRecord>('bankLines');
export const statementFiles = collection<StatementFileRecord>('statementFiles');
export const statementMappings = collection<StatementMappingRecord>('statementMappings');
export const qrisSettings = collection<QrisRecord>('settings');
export const ledger = collection<LedgerRecord>('ledger');
export const ledgerMonths = collection<LedgerMonthRecord>('ledgerMonths');
export const fingerprintPages = collection<FingerprintPageRecord>('gistPages');
export const removals = collection<RemovalRecord>('removals');
export const sessions = collection<SessionsRecord>('sessions');
export const factors = collection<FactorRecord>('factors');
export const factorResets = collection<FactorResetRecord>('factorResets');
export const passkeyChallenges = collection<PasskeyChallengeRecord>('passkeyChallenges');
export const loginTickets = collection<LoginTicketRecord>('loginTickets');
export const emailChanges = collection<EmailChangeRecord>('emailChanges');
export const emailOwners = collection<EmailOwnerRecord>('emailOwners');
export const audit = collection<AuditRecord>('audit');
export const auditCheckpoints = collection<AuditCheckpointRecord>('auditSeals');
export const outbox = collection<OutboxRecord>('outbox');
export const localMails = collection<LocalMailRecord>('localMails');
export const intents = collection<IntentRecord>('intents');
export const idempotencyRecords = collection<IdempotencyRecord>('answers');
export const rateLimits = collection<LimitRecord>('limits');
export const jobCursors = collection<JobCursorRecord>('jobs');
export const jobRuns = collection<JobRunRecord>('jobRuns');
export const quarantine = collection<QuarantineRecord>('quarantine');
export const restores = collection<RestoreRecord>('upkeep');
export const restorings = collection<RestoringRecord>('upkeep');
export const revokedCards = collection<RevokedCardsRecord>('revokedCards');
export const memberNumbers = collection<MemberNumberRecord>('memberNumbers');
export const receiptNumbers = collection<ReceiptNumberRecord>('receiptNumbers');
export const blogs = collection<BlogRecord>('blogs');
export const events = collection<EventRecord>('events');
export const journals = collection<JournalRecord>('journals');
export const products = collection<ProductRecord>('products');
export const translations = collection<TranslationRecord>('translations');
export const bin = collection<BinnedRecord>('bin');
export const previousContent = collection<PreviousContentRecord>('formerContent');
export const workingCopies = collection<WorkingCopyRecord>('workingCopies');
export const siteContents = collection<SiteContentRecord>('siteContent');
export const siteContentVersions = collection<SiteContentVersionRecord>('siteContentVersions');
export const contactMessages = collection<MessageRecord>('messages');
export const messageEntries = collection<MessageEntryRecord>('messageEntries');
export const memberTotals = collection<MemberTotals>('totals');
export const memberMonths = collection<MemberMonths>('totals');
export const adminTotals = collection<AdminTotals>('totals');
export const contentTotals = collection<ContentTotals>('totals');
export const messageTotals = collection<MessageTotals>('totals');
export const ledgerTotals = collection<LedgerTotals>('totals');
export const bankCoverage = collection<BankCoverage>('totals');
export const usualWaits = collection<UsualWaitRecord>('totals');

/** Returns the id in `emailOwners` of an address, in any letter case. */
export const emailOwnerId = (email: string): string =>
  createHash('sha256').update(`email:${email.toLowerCase()}`).digest('hex');

/** Ids of the counter documents in `totals`. */
export const totalsIds = {
  members: 'members',
  memberMonths: 'memberMonths',
  admins: 'admins',
  content: 'content',
  messages: 'messages',
  usualWait: 'usualWait',
  ledger: 'ledger',
  bankCoverage: 'bankCoverage',
} as const;
