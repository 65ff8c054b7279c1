import type { statements as table } from 'contract/statements';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { importStatement } from '#model/statements/import-file.ts';
import { listStatementFiles, statementFileOf } from '#model/statements/imported-files.ts';

export const statements: Handlers<typeof table> = {
  async listStatements(page) {
    const { entries, ...place } = await listStatementFiles(page);
    return { data: entries.map(statementFileOf), ...place };
  },

  async importStatement({ statement, mapping }, caller) {
    const imported = await importStatement(statement, actorOf(caller.user), mapping);
    if (imported.kind === 'unknown') {
      const { headerKey, line, columns, rows } = imported.table;
      const shown = rows.map((row) => ({ line: row.line, cells: [...row.cells] }));
      const table = { headerKey, line, columns: [...columns], rows: shown };
      const { why: message = 'Susunan kolom berkas ini belum dikenal.' } = imported;
      return { message, kind: 'unknown', table };
    }
    const message = imported.added + imported.matched === 0 ? 'Tidak ada yang baru.' : 'Mutasi disimpan.';
    return { message, ...imported };
  },
};
