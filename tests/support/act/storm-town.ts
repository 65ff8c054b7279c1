import type { DemoLine } from '../../../tools/seed/statements/transfers.ts';
import { institutionStored, makeInstitution, type TestInstitution } from '../make/institutions.ts';
import { makeMessage } from '../make/office.ts';
import { makeAdmin, makeMember, type Person } from '../make/people.ts';

/** Somebody who acts in a storm. */
export type Actor =
  | { readonly kind: 'admin' | 'member' | 'treasurer'; readonly person: Person }
  | { readonly kind: 'coordinator'; readonly person: Person; readonly institution: TestInstitution }
  | { readonly kind: 'visitor' };

/** Who is there, and what they know of each other. */
export class Town {
  /** Ids of those who have registered, and of those who wait from the start. */
  readonly applicants: string[] = [];
  readonly blogs: string[] = [];
  readonly products: string[] = [];
  readonly invited: { readonly institutionId: string; readonly email: string }[] = [];
  /** All that came in on the association's account, in its order. */
  readonly transfers: DemoLine[] = [];
  #texts = 0;

  private constructor(
    readonly people: readonly Actor[],
    /** Nobody's own: people that admins make admins, and take it from again. */
    readonly promotable: readonly Person[],
    readonly messages: readonly string[],
  ) {}

  /** @param size members; there are fewer of each other kind */
  static async settle(size: number): Promise<Town> {
    const times = (count: number) => Array.from({ length: count }, (_, index) => index);
    const members = times(size).map((index) =>
      makeMember({
        status: (['active', 'expired', 'RequestRenew', 'rejectedByAdmin'] as const)[index % 4] ?? 'active',
      }),
    );
    const few = Math.ceil(size / 4);
    const people: Actor[] = [
      ...(await Promise.all(members)).map((person) => ({ kind: 'member' as const, person })),
      ...(await Promise.all(times(few + 1).map(() => makeAdmin()))).map((person) => ({
        kind: 'admin' as const,
        person,
      })),
      ...(await Promise.all(times(few + 1).map(() => makeAdmin({ duties: ['money'] })))).map((person) => ({
        kind: 'treasurer' as const,
        person,
      })),
      ...(await Promise.all(times(Math.ceil(few / 2)).map(() => makeInstitution({ staff: 2 })))).map(
        (institution) => ({
          kind: 'coordinator' as const,
          person: institution.coordinator,
          institution,
        }),
      ),
      ...times(few).map(() => ({ kind: 'visitor' as const })),
    ];
    const promotable = await Promise.all(times(2).map(() => makeMember()));
    const town = new Town(people, promotable, await Promise.all(times(few).map(() => makeMessage())));
    const waiting = await Promise.all(times(few).map(() => makeMember({ status: 'waitingApproval' })));
    town.applicants.push(...waiting.map(({ id }) => id));
    return town;
  }

  /** Those who may ask for a renewal. */
  get members(): readonly Person[] {
    return this.people.flatMap((actor) => (actor.kind === 'member' ? [actor.person] : []));
  }

  /** Who asks for renewals, for themselves or for an institution. */
  get payers(): readonly Person[] {
    return this.people.flatMap((actor) =>
      actor.kind === 'member' || actor.kind === 'coordinator' ? [actor.person] : [],
    );
  }

  /** Money comes in on the account, in whole rupiah. */
  receive(rupiah: number, words: string): void {
    const balance = (this.transfers.at(-1)?.balance ?? 0) + rupiah;
    this.transfers.push({ at: new Date(), rupiah, words, balance });
  }

  /** A text that nobody has written before. */
  newText(): string {
    this.#texts += 1;
    return `catatan ${this.#texts}`;
  }

  /** Ids of an institution's seats and open invitations now. */
  static async seatsOf(id: string): Promise<{ seats: string[]; invitations: string[] }> {
    const { seats, invitations } = await institutionStored(id);
    return {
      seats: seats.filter(({ isCoordinator }) => !isCoordinator).map(({ userId }) => userId),
      invitations: invitations.map((one) => one.id),
    };
  }
}
