import { imageWidths } from 'contract/rules/image-paths';
import { type Everything, everything } from './stores.ts';

/** Paths of all widths of a picture in a text. */
const widthsOf = (id: string): string[] => [
  ...new Set([id, ...imageWidths(id).map((one) => one.id)].map((one) => `images/${one}`)),
];

const contentNames = ['blogs', 'events', 'journals', 'products', 'institutions'] as const;

interface ContentFields {
  readonly image?: { file: string } | null;
  readonly bannerImage?: { file: string } | null;
  readonly document?: { file: string } | null;
  readonly logo?: { file: string } | null;
  readonly content?: readonly { src?: string }[];
}

interface MergeFields {
  readonly loser: string;
  readonly loserRecord: { photoFile: string | null } | null;
  readonly values: { before: { photoFile?: string | null } };
}

/** Paths of all files that an article, event, journal, product or institution refers to. */
function contentFilesOf(fields: object): string[] {
  const { image, bannerImage, document, logo, content = [] } = fields as ContentFields;
  const pictures = content.flatMap(({ src }) =>
    src?.startsWith('/api/images/') ? widthsOf(src.slice('/api/images/'.length)) : [],
  );
  return [...[image, bannerImage, document, logo].flatMap((one) => one?.file ?? []), ...pictures];
}

const savesOf = (page: object) => (page as { history: { images: string[] }[] }).history;

/** Sorts the fields by name at every depth, because the store returns them in the order of their creation. */
function sortFields(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, inner]) => [name, sortFields(inner)]));
}

/**
 * Returns the stored data without ids, times and random names, which differ from run to run. Two runs with
 * the same result have the same outline.
 */
export function outlineOf({ documents, files, accounts }: Everything): object {
  const all = (name: string) => Object.values(documents[name] ?? {});
  const outlineIn = (name: string, describe: (fields: Record<string, unknown>) => unknown) =>
    all(name)
      .map((fields) => JSON.stringify(describe(fields)))
      .sort();
  return {
    users: outlineIn('users', (user) => [
      user.isActive,
      user.role,
      user.rejectionReason,
      user.photoFile === null,
      user.memberNumber === null,
      user.email === 'baru@example.org',
      user.emailVerifiedAt instanceof Date,
      (user.validUntil as Date | null)?.toISOString().slice(0, 10) ?? null,
    ]),
    payments: outlineIn('payments', (payment) => [
      payment.kind,
      payment.state,
      payment.reason,
      payment.file === null,
    ]),
    bills: outlineIn('bills', ({ state, bankLine }) => [state, bankLine ? true : null]),
    bankLines: outlineIn('bankLines', ({ state, bills }) => [state, (bills as string[]).length]),
    ledger: outlineIn('ledger', ({ kind, date, postings, document }) => [
      kind,
      date,
      postings,
      document === undefined,
    ]),
    months: outlineIn('ledgerMonths', ({ closed, ...numbers }) => [
      sortFields(numbers),
      closed === undefined,
    ]),
    checkpoints: outlineIn('auditSeals', ({ size, count }) => [size, count]),
    audit: outlineIn('audit', (entry) => entry.action),
    messages: outlineIn('messages', (message) => [message.state, message.isRead]),
    outbox: outlineIn('outbox', (mail) => mail.kind),
    totals: outlineIn('totals', sortFields),
    pages: outlineIn('siteContent', (page) => [
      page.version,
      savesOf(page).map(({ images }) => images.length),
    ]),
    content: contentNames.map((name) =>
      outlineIn(name, (fields) => [name, fields.title, fields.price, contentFilesOf(fields).length]),
    ),
    bin: outlineIn('bin', ({ kind, title, files }) => [kind, title, (files as string[]).length]),
    former: outlineIn('formerContent', ({ kind, title, files }) => [kind, title, (files as string[]).length]),
    counts: {
      sessions: all('sessions').length,
      clearedSessions: all('sessions').filter(({ clearedAt }) => clearedAt !== undefined).length,
      memberNumbers: all('memberNumbers').length,
      factors: all('factors').length,
      openBills: all('openBills').length,
      intents: all('intents').length,
      emailOwners: all('emailOwners').length,
      versions: all('siteContentVersions').length,
      files: Object.keys(files)
        .map((path) => path.split('/')[0])
        .sort(),
      accounts: Object.values(accounts)
        .map(({ customClaims, passwordHash }) => {
          const isNewPassword = String(passwordHash).endsWith(':password=rahasia-baru');
          return `${(customClaims as { role: string }).role}${isNewPassword ? ' with a new password' : ''}`;
        })
        .sort(),
    },
  };
}

/**
 * Returns files without a reference, references without a file, accounts without a record and records without
 * an account. Pictures of an unsaved text belong to their draft.
 */
export function findInconsistenciesIn({ documents, files, accounts }: Everything): string[] {
  const all = (name: string) => Object.values(documents[name] ?? {});
  const referred = [
    ...all('users').map(({ photoFile }) => photoFile),
    ...all('payments').map(({ file }) => file),
    ...all('ledger').map(({ document = null }) => document),
    ...all('intents').flatMap((intent) => (intent.kind === 'draft' ? (intent.files as string[]) : [])),
    ...contentNames.flatMap(all).flatMap(contentFilesOf),
    ...['bin', 'formerContent'].flatMap(all).flatMap(({ files }) => files as string[]),
    ...all('siteContent')
      .flatMap(savesOf)
      .flatMap(({ images }) => images.flatMap(widthsOf)),
  ].filter((path) => path !== null);
  // Until a merge is final, the account and the photos of the person who was merged remain for an undo.
  const merges = (all('memberMerges') as unknown as MergeFields[]).filter((one) => one.loserRecord !== null);
  const mergedFiles = merges.flatMap(({ loserRecord, values }) => [
    loserRecord?.photoFile,
    values.before.photoFile,
  ]);
  const difference = (what: string, these: unknown[], those: unknown[]) =>
    these.filter((one) => !those.includes(one)).map((one) => `${what}: ${one}`);
  const [ids, uids] = [Object.keys(documents.users ?? {}), Object.keys(accounts)];
  const paths = Object.keys(files);
  const isElsewhere = ([uid, { email }]: [string, Record<string, unknown>]) =>
    documents.users?.[uid] !== undefined && documents.users[uid]?.email !== email;
  return [
    ...difference('file without a reference', paths, [...referred, ...mergedFiles]),
    ...difference('reference without a file', referred, paths),
    ...difference('account without a record', uids, [...ids, ...merges.map(({ loser }) => loser)]),
    ...difference('record without an account', ids, uids),
    ...Object.entries(accounts)
      .filter(isElsewhere)
      .map(([uid]) => `account with another address than its record: ${uid}`),
  ];
}

/** Works like `findInconsistenciesIn` for the currently stored data. */
export const findInconsistencies = async (): Promise<string[]> => findInconsistenciesIn(await everything());
