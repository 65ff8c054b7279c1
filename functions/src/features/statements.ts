import type { statements as table } from 'contract/statements';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { importStatement } from '#model/statements/import-file.ts';

export const statements: Handlers<typeof table> = {
  async importStatement({ statement }, caller) {
    const imported = await importStatement(statement, actorOf(caller.user));
    const message = imported.added + imported.matched === 0 ? 'Tidak ada yang baru.' : 'Mutasi disimpan.';
    return { message, ...imported };
  },
};
