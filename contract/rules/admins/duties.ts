/** What an admin may be there for (requirements 4.8.3, decision 0075). */
export const duties = ['people', 'money', 'content', 'audit', 'export'] as const;
export type Duty = (typeof duties)[number];

/**
 * What opens something to an admin: one duty, any of several, all of them together (`every`), or the role alone
 * (`none`), which is said as well, so that nobody forgets to think of it.
 */
export type DutyNeed = Duty | readonly [Duty, Duty, ...Duty[]] | 'every' | 'none';

interface Holder {
  readonly role: 'Admin' | 'Member';
  /** Left out for all of them, as every admin had before there were duties. */
  readonly duties?: readonly Duty[] | undefined;
}

/** The duties of somebody, in their usual order; of who is no admin none. */
export const dutiesOf = ({ role, duties: held }: Holder): Duty[] =>
  role === 'Admin' ? duties.filter((duty) => held === undefined || held.includes(duty)) : [];

/** Whether somebody is an admin whose duties open what needs this. */
export function hasDuty(holder: Holder, need: DutyNeed): boolean {
  if (holder.role !== 'Admin') return false;
  if (need === 'none') return true;
  const held = dutiesOf(holder);
  if (need === 'every') return held.length === duties.length;
  const wanted: readonly Duty[] = typeof need === 'string' ? [need] : need;
  return wanted.some((duty) => held.includes(duty));
}

/** How people read of a duty, Indonesian first. */
export const dutyNames: Readonly<Record<Duty, { readonly id: string; readonly en: string }>> = {
  people: { id: 'anggota', en: 'people' },
  money: { id: 'keuangan', en: 'money' },
  content: { id: 'konten', en: 'content' },
  audit: { id: 'audit', en: 'audit' },
  export: { id: 'ekspor anggota', en: 'export of members' },
};

const listOf = (names: readonly string[], last: string): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;

/** 'anggota, keuangan dan audit'; 'tanpa tugas' for none. */
export const namesOfDuties = (held: readonly Duty[]): string =>
  held.length === 0
    ? 'tanpa tugas'
    : listOf(
        held.map((duty) => dutyNames[duty].id),
        'dan',
      );

/** Why what needs this stays closed. */
export function closedBy(need: DutyNeed): string {
  if (need === 'every' || need === 'none') return 'Tindakan ini untuk admin yang memegang semua tugas.';
  const names = typeof need === 'string' ? [need] : need;
  const wanted = listOf(
    names.map((duty) => dutyNames[duty].id),
    'atau',
  );
  return `Tindakan ini memerlukan tugas ${wanted}, yang tidak Anda pegang. Admin dengan semua tugas dapat memberikannya.`;
}
