import type { statements as table } from 'contract/money/statements';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { decideDuplicates } from '#model/money/statements/duplicates.ts';
import { importStatement } from '#model/money/statements/import-statement.ts';
import { listStatementFiles, toStatementFileRow } from '#model/money/statements/statement-files.ts';
import { checkUndo, undoImport } from '#model/money/statements/undo-import.ts';

export const statements: Handlers<typeof table> = {
  async listStatements(page) {
    const { entries, ...paging } = await listStatementFiles(page);
    return { data: entries.map(toStatementFileRow), ...paging };
  },

  async importStatement({ statement, mapping }, caller) {
    const imported = await importStatement(statement, actorOf(caller.user), mapping);
    if (imported.kind === 'unknown') {
      const { headerKey, line, columns, rows } = imported.table;
      const previewRows = rows.map((row) => ({ line: row.line, cells: [...row.cells] }));
      const table = { headerKey, line, columns: [...columns], rows: previewRows };
      const { why: message = 'Susunan kolom berkas ini belum dikenal.' } = imported;
      return { message, kind: 'unknown', table };
    }
    const message = imported.added + imported.matched === 0 ? 'Tidak ada yang baru.' : 'Mutasi disimpan.';
    return { message, ...imported };
  },

  async decideDuplicates({ id, isSame }, caller) {
    const count = await decideDuplicates(id, isSame, actorOf(caller.user));
    const message = isSame ? `${count} baris dihitung satu kali.` : `${count} baris disimpan.`;
    return { message, changed: count > 0, count };
  },

  getStatementUndo: ({ id }) => checkUndo(id),

  async undoStatement({ id }, caller) {
    const changed = await undoImport(id, actorOf(caller.user));
    return { message: 'Impor dibatalkan.', changed };
  },
};
