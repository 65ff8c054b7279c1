/** Duties of admins (requirements 4.8.3, decision 0075). */
export const duties = ['people', 'money', 'content', 'events', 'audit', 'export'] as const;
export type Duty = (typeof duties)[number];

/**
 * Requirement of an endpoint or a screen: one duty, any of several, all duties (`every`), or only the role
 * (`none`). `none` is explicit, so that no endpoint omits it by mistake.
 */
export type DutyNeed = Duty | readonly [Duty, Duty, ...Duty[]] | 'every' | 'none';

interface DutyHolder {
  readonly role: 'Admin' | 'Member';
  /** Undefined for all duties, as in accounts from before duties existed. */
  readonly duties?: readonly Duty[] | undefined;
  /** Ids of the events that an admin without the duty `events` manages. */
  readonly managedEvents?: readonly string[] | undefined;
}

/** Duties that another one includes. Editors managed registrations before `events` existed. */
const includedIn: Readonly<Partial<Record<Duty, Duty>>> = { events: 'content' };

/** Returns whether a chosen duty includes this one, so that it cannot be left out. */
export function isIncluded(duty: Duty, chosen: readonly Duty[]): boolean {
  const including = includedIn[duty];
  return including !== undefined && chosen.includes(including);
}

/** Returns chosen or stored duties with those that they include, in their usual order. */
export const completeDuties = (chosen: readonly Duty[]): Duty[] =>
  duties.filter((duty) => chosen.includes(duty) || isIncluded(duty, chosen));

/** Returns the duties of an account in their usual order; none for accounts that are not admins. */
export const dutiesOf = ({ role, duties: held = duties }: DutyHolder): Duty[] =>
  role === 'Admin' ? completeDuties(held) : [];

/** Returns true for an admin whose duties meet the requirement. */
export function hasDuty(holder: DutyHolder, need: DutyNeed): boolean {
  if (holder.role !== 'Admin') return false;
  if (need === 'none') return true;
  const held = dutiesOf(holder);
  if (need === 'every') return held.length === duties.length;
  const accepted: readonly Duty[] = typeof need === 'string' ? [need] : need;
  return accepted.some((duty) => held.includes(duty));
}

/** Returns the ids of the events that an admin manages without the duty `events`. */
export const managedEventsOf = ({ role, managedEvents = [] }: DutyHolder): readonly string[] =>
  role === 'Admin' ? managedEvents : [];

const dutyNames: Readonly<Record<Duty, string>> = {
  people: 'anggota',
  money: 'keuangan',
  content: 'konten',
  events: 'acara',
  audit: 'audit',
  export: 'ekspor anggota',
};

const joinNames = (names: readonly string[], last: string): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;

/** Returns 'anggota, keuangan dan audit', or 'tanpa tugas' for no duties. */
export const formatDuties = (held: readonly Duty[]): string =>
  held.length === 0
    ? 'tanpa tugas'
    : joinNames(
        held.map((duty) => dutyNames[duty]),
        'dan',
      );

export function missingDutyText(need: DutyNeed): string {
  if (need === 'every' || need === 'none') return 'Tindakan ini untuk admin yang memegang semua tugas.';
  const names = typeof need === 'string' ? [need] : need;
  const needed = joinNames(
    names.map((duty) => dutyNames[duty]),
    'atau',
  );
  return `Tindakan ini memerlukan tugas ${needed}, yang tidak Anda pegang. Admin dengan semua tugas dapat memberikannya.`;
}
