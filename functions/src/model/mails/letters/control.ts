import { wrongStatus } from 'contract/errors';
import type { AuditAction } from 'contract/rules/audit/actions';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { rejectOnConflict, retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { type LetterRecord, letters } from '#model/mails/delivery/records.ts';
import { countAudience, findAudience } from './audience.ts';
import { readDraft } from './drafts.ts';

/**
 * Starts sending to as many people as the admin confirmed. A job creates the recipients. Throws `wrong-status` if the
 * number changed or the letter is no draft; `conflict`.
 */
export async function startLetter(id: string, confirmed: number, admin: Stored<UserRecord>) {
  const letter = await readDraft(id);
  const { recipients } = countAudience(await findAudience(letter.data));
  if (recipients !== confirmed)
    throw wrongStatus(
      `Penerimanya sekarang ${recipients} orang, bukan ${confirmed}. Periksa lagi sebelum mengirim.`,
    );
  const now = clock.now();
  const change = { state: 'sending' as const, startedAt: now, dueAt: now };
  const batch = new Batch().update(letters, id, change, letter.version);
  const target = { id, name: letter.data.subject };
  recordAudit(batch, actorOf(admin), 'letter.start', target, { count: recipients });
  await rejectOnConflict(batch.commit());
  return { id, data: { ...letter.data, ...change } };
}

interface Control {
  readonly action: AuditAction;
  readonly from: readonly LetterRecord['state'][];
  readonly refusal: string;
  readonly change: (letter: LetterRecord) => Partial<LetterRecord>;
}

const controls = {
  pause: {
    action: 'letter.pause',
    from: ['sending'],
    refusal: 'Surat ini sedang tidak dikirim.',
    change: () => ({ state: 'paused', pausedBy: 'admin', dueAt: null, run: null }),
  },
  resume: {
    action: 'letter.resume',
    from: ['paused'],
    refusal: 'Surat ini tidak dijeda.',
    change: ({ sent, bounced }) => ({
      state: 'sending',
      pausedBy: null,
      dueAt: clock.now(),
      backOff: 0,
      recent: '',
      countedFrom: { sent, bounced },
    }),
  },
  cancel: {
    action: 'letter.cancel',
    from: ['sending', 'paused'],
    refusal: 'Surat ini tidak sedang dikirim.',
    change: () => ({ state: 'cancelled', endedAt: clock.now(), pausedBy: null, dueAt: null, run: null }),
  },
} as const satisfies Record<string, Control>;

/** Pauses, resumes or cancels a letter. The job that sends it stops before its next mail. Throws `wrong-status`. */
export const controlLetter = (id: string, control: keyof typeof controls, admin: Stored<UserRecord>) =>
  retryOnConflict(async () => {
    const { action, from, refusal, change }: Control = controls[control];
    const letter = await letters.getOrThrow(id);
    if (!from.includes(letter.data.state)) throw wrongStatus(refusal);
    const changes = change(letter.data);
    const batch = new Batch().update(letters, id, changes, letter.version);
    recordAudit(batch, actorOf(admin), action, { id, name: letter.data.subject });
    await batch.commit();
    return { id, data: { ...letter.data, ...changes } };
  });
