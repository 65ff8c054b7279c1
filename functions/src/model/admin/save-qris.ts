import { parseQris } from 'contract/rules/money/qris';
import { queryLimits } from 'contract/rules/query-limits';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { qrisSettings, users } from '#data/collections.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { qrisId } from '#model/money/bills/qris.ts';

/**
 * Sets the code. It decides who receives payments, so every admin gets a mail and the audit entry has the old
 * value. An empty text removes it. Safe to repeat: false if nothing changed.
 */
export const saveQris = (text: string, actor: Actor): Promise<boolean> =>
  retryOnConflict(async () => {
    const stored = await qrisSettings.get(qrisId);
    const before = stored?.data.text ?? '';
    if (before === text) return false;
    const admins = await users.find('role', 'Admin', queryLimits.admins);
    const now = clock.now();
    const record = {
      text: text === '' ? null : text,
      changedAt: now,
      changedBy: actor.name,
      changedById: actor.id,
    };
    const batch = new Batch();
    if (stored === undefined) batch.create(qrisSettings, qrisId, record);
    else batch.update(qrisSettings, qrisId, record, stored.version);
    recordAudit(batch, actor, 'qris.save', { id: qrisId, name: 'QRIS' }, { before, after: text });
    const { merchant = '', nmid = '' } = parseQris(text) ?? {};
    for (const admin of admins) {
      queueMail(batch, 'qris-changed', admin, { at: now.toISOString(), by: actor, merchant, nmid });
    }
    await batch.commit();
    return true;
  });
