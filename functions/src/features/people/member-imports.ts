import type { memberImports as table } from 'contract/people/member-imports';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import {
  applyImport,
  decideRow,
  discardImport,
  stopImport,
  undoImport,
} from '#model/people/imports/apply-import.ts';
import {
  exportRefused,
  listImportRows,
  listImports,
  toImportReply,
} from '#model/people/imports/import-list.ts';
import { inviteImported, isInviting, runInvitations } from '#model/people/imports/invitations.ts';
import { proposeMapping, readSheet } from '#model/people/imports/read-sheet.ts';
import { memberImports as records } from '#model/people/imports/records.ts';
import { isRunning, runImport } from '#model/people/imports/run-import.ts';
import { storeImport } from '#model/people/imports/store-import.ts';

export const memberImports: Handlers<typeof table> = {
  async listMemberImports(page) {
    const { entries, ...paging } = await listImports(page);
    return { data: entries.map(toImportReply), ...paging };
  },

  async checkMemberFile({ sheetFile, mapping, sheet: wanted, consentSource, consentOn }, caller, request) {
    const sheet = await readSheet(sheetFile.bytes, wanted === '' ? undefined : wanted);
    if (mapping === undefined || mapping.headerKey !== sheet.headerKey) {
      const message = 'Periksa arti tiap kolom, lalu periksa berkasnya.';
      return { message, kind: 'columns', table: await proposeMapping(sheet) };
    }
    const consent = {
      source: consentSource,
      on: consentOn === undefined || consentOn === '' ? null : consentOn,
    };
    const toReply = (id: string) => ({
      message: 'Berkas disimpan dan diperiksa.',
      kind: 'stored' as const,
      id,
    });
    const id = await storeImport(
      { file: sheetFile, sheet, mapping, consent },
      actorOf(caller.user),
      (batch, one) => request.storeReply(batch, toReply(one)),
    );
    await runImport(id);
    return toReply(id);
  },

  async getMemberImport({ id }) {
    return toImportReply(await records.getOrThrow(id));
  },

  async listMemberImportRows({ id, filter, ...page }) {
    return listImportRows(id, filter, page);
  },

  exportRefusedRows: ({ id }) => exportRefused(id),

  async decideMemberImportRow({ id, line, choice, person }, caller) {
    const { changed, current } = await decideRow(id, { line, choice, person }, actorOf(caller.user));
    return { message: 'Keputusan disimpan.', changed, import: toImportReply(current) };
  },

  async applyMemberImport({ id }, caller) {
    const { changed } = await applyImport(id, actorOf(caller.user));
    return { message: 'Impor dimulai.', changed, import: toImportReply(await runImport(id)) };
  },

  async continueMemberImport({ id }) {
    const before = await records.getOrThrow(id);
    const ran = isRunning(before) ? await runImport(id) : before;
    const current = isInviting(ran) ? await runInvitations(id) : ran;
    const changed = current !== before;
    return {
      message: isRunning(current) || isInviting(current) ? 'Masih berjalan.' : 'Selesai.',
      changed,
      import: toImportReply(current),
    };
  },

  async stopMemberImport({ id }, caller) {
    const { changed, current } = await stopImport(id, actorOf(caller.user));
    return { message: 'Impor dihentikan.', changed, import: toImportReply(current) };
  },

  async undoMemberImport({ id }, caller) {
    const { changed } = await undoImport(id, actorOf(caller.user));
    return { message: 'Pembatalan dimulai.', changed, import: toImportReply(await runImport(id)) };
  },

  async inviteImportedMembers({ id }, caller) {
    const { changed } = await inviteImported(id, actorOf(caller.user));
    return { message: 'Undangan dikirim.', changed, import: toImportReply(await runInvitations(id)) };
  },

  async discardMemberImport({ id }, caller) {
    return { message: 'Pemeriksaan dibuang.', changed: await discardImport(id, actorOf(caller.user)) };
  },
};
