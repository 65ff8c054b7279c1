import type { ImageBytes, ParsedInput } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import type { ledger as table } from 'contract/money/ledger';
import { expensePostings } from 'contract/rules/money/ledger';
import { adminListDateTime, formatDate } from 'contract/text/dates';
import type { AddToBatch } from '#data/batch.ts';
import { ledger } from '#data/collections.ts';
import { newFilePath } from '#data/file-store.ts';
import { t } from '#messages/replies.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { writeWithFiles } from '#model/files/write-with-files.ts';
import { nameOf } from './correct-entry.ts';
import { type NewEntry, postEntry, requireOpenDate, today } from './entries.ts';
import { readBooksStart } from './months.ts';

type NewExpense = Omit<ParsedInput<typeof table.recordExpense>, 'document'>;

/** Maximum number of attempts: expenses of an earlier month write one document, so that many can conflict. */
const maxAttempts = 40;

const refuseDate = (message: string): never => {
  throw new ApiError('invalid-input', { message, fields: { date: message } });
};

/** Throws `invalid-input` for a future day, and for one before the books. */
async function requireDateInBooks(date: string): Promise<void> {
  const now = today();
  if (date > now) refuseDate(t.activityAhead);
  const start = (await readBooksStart()) ?? `${Number(now.slice(0, 4)) - 1}-01-01`;
  if (date < start) {
    const day = formatDate(`${start}T12:00:00+07:00`);
    refuseDate(`Buku kas dimulai pada ${day}. Pengeluaran sebelumnya termasuk saldo awal.`);
  }
}

/**
 * Returns the id of a new expense. Equal ones differ by a number, so that of two admins who record the same expense
 * one fails. Throws `same-expense` unless `isAnother`.
 */
async function newExpenseId({ date, account, category, amount, isAnother }: NewExpense): Promise<string> {
  const id = `expense-${date}-${account}-${category}-${amount}`;
  const first = await ledger.get(`${id}-1`);
  if (first === undefined) return `${id}-1`;
  if (isAnother !== undefined) return `${id}-${(await ledger.countIds(`${id}-`, `${id}-~`)) + 1}`;
  const { writtenAt, writtenBy } = first.data;
  throw new ApiError('same-expense', {
    message: `Pengeluaran dengan tanggal, akun, kategori, dan jumlah yang sama sudah dicatat oleh ${writtenBy.name} pada ${adminListDateTime(writtenAt)}.`,
  });
}

/**
 * Records an expense with its document, and returns the id. Throws `invalid-input`, `same-expense` and `month-closed`.
 */
export const recordExpense = (
  expense: NewExpense,
  document: ImageBytes,
  actor: Actor,
  addToBatch: AddToBatch,
): Promise<string> =>
  retryOnConflict(async () => {
    const { date, account, category, amount, note } = expense;
    await requireDateInBooks(date);
    const id = await newExpenseId(expense);
    const file = newFilePath('payment-proofs');
    await writeWithFiles({ added: new Map([[file, document]]) }, async (batch) => {
      await requireOpenDate(batch, date);
      const entry: NewEntry = {
        date,
        kind: 'expense',
        income: null,
        postings: expensePostings(account, category, amount),
        reason: note,
        payer: null,
        period: null,
        of: null,
        document: file,
        ...(document.contentType === 'application/pdf' ? { isPdf: true } : {}),
      };
      postEntry(batch, id, entry, actor);
      const target = { id, name: nameOf(entry) };
      recordAudit(batch, actor, 'ledger.expense', target, { category, account, amount });
      addToBatch(batch, id);
    });
    return id;
  }, maxAttempts);
