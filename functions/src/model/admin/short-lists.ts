import { isDeepStrictEqual } from 'node:util';
import { ApiError, wrongStatus } from 'contract/errors';
import type { AuditAction } from 'contract/rules/audit/actions';
import { type AddToBatch, Batch, noop } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { collection } from '#data/collection.ts';
import { newId } from '#data/ids.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';

interface Row {
  readonly id: string;
  readonly updatedAt: Date;
}

interface ShortListOptions<Fields> {
  readonly maxRows: number;
  /** Message of the refusal beyond `maxRows`. */
  readonly fullMessage: string;
  readonly saveAction: AuditAction;
  readonly deleteAction: AuditAction;
  readonly nameOf: (fields: Fields) => string;
}

const listId = 'all';
/** Fourteen admins who change a list at the same time each succeed. */
const maxAttempts = 16;

/**
 * Creates the functions of a short list, which is always read as a whole. All rows are one document, so that a reader
 * pays for one read, and concurrent changes conflict on its version.
 */
export function createShortList<Fields extends object>(
  name: string,
  { maxRows, fullMessage, saveAction, deleteAction, nameOf }: ShortListOptions<Fields>,
) {
  type Stored = Row & Fields;
  const lists = collection<{ rows: Stored[] }>(name);

  /** Replaces the list by the result of `change`, with an audit entry about `row`. Undefined changes nothing. */
  const changeRows = (
    change: (rows: readonly Stored[]) => { readonly rows: Stored[]; readonly row: Stored } | undefined,
    action: AuditAction,
    actor: Actor,
    addToBatch: AddToBatch = noop,
  ): Promise<void> =>
    retryOnConflict(async () => {
      const stored = await lists.get(listId);
      const changed = change(stored?.data.rows ?? []);
      if (changed === undefined) return;
      const { rows, row } = changed;
      const batch = new Batch();
      if (stored === undefined) batch.create(lists, listId, { rows });
      else batch.update(lists, listId, { rows } as never, stored.version);
      recordAudit(batch, actor, action, { id: row.id, name: nameOf(row) });
      addToBatch(batch, row.id);
      await batch.commit();
    }, maxAttempts);

  const addRow = (rows: readonly Stored[], fields: Fields) => {
    if (rows.length >= maxRows) throw wrongStatus(fullMessage);
    const row = { ...fields, id: newId(), updatedAt: clock.now() };
    return { rows: [...rows, row], row };
  };

  const replaceRow = (rows: readonly Stored[], id: string, fields: Fields) => {
    const row = { ...fields, id, updatedAt: clock.now() };
    return { rows: rows.map((one) => (one.id === id ? row : one)), row };
  };

  return {
    /** Returns all rows. */
    findAll: async (): Promise<readonly Stored[]> => (await lists.get(listId))?.data.rows ?? [],

    /** Adds a row. Throws `wrong-status` for a full list. */
    add: (fields: Fields, actor: Actor, addToBatch: AddToBatch): Promise<void> =>
      changeRows((rows) => addRow(rows, fields), saveAction, actor, addToBatch),

    /** Replaces the row that `isSame` finds, or adds one. The same content changes nothing. */
    put: (fields: Fields, isSame: (row: Stored) => boolean, actor: Actor): Promise<void> =>
      changeRows(
        (rows) => {
          const former = rows.find(isSame);
          if (former === undefined) return addRow(rows, fields);
          const { id, updatedAt, ...content } = former;
          return isDeepStrictEqual(content, fields) ? undefined : replaceRow(rows, id, fields);
        },
        saveAction,
        actor,
      ),

    /** Replaces the fields of a row by those of `edit`, which may refuse. Throws `not-found`. */
    update: (id: string, edit: (row: Stored) => Fields, actor: Actor): Promise<void> =>
      changeRows(
        (rows) => {
          const former = rows.find((row) => row.id === id);
          if (former === undefined) throw new ApiError('not-found');
          return replaceRow(rows, id, edit(former));
        },
        saveAction,
        actor,
      ),

    /** Deletes a row, if it exists. */
    remove: (id: string, actor: Actor): Promise<void> =>
      changeRows(
        (rows) => {
          const row = rows.find((one) => one.id === id);
          return row && { rows: rows.filter((one) => one.id !== id), row };
        },
        deleteAction,
        actor,
      ),
  };
}
