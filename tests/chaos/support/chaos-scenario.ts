import type { DemoBankLine } from '../../../tools/seed/statements/transfers.ts';
import { makeMessage } from '../../support/factories/admin-records.ts';
import {
  institutionStored,
  makeInstitution,
  type TestInstitution,
} from '../../support/factories/institutions.ts';
import { makeAdmin, makeMember, type Person } from '../../support/factories/people.ts';

export type Actor =
  | { readonly kind: 'admin' | 'member' | 'treasurer'; readonly person: Person }
  | { readonly kind: 'coordinator'; readonly person: Person; readonly institution: TestInstitution }
  | { readonly kind: 'visitor' };

export class ChaosScenario {
  /** Ids of registered people, and of those who wait from the start. */
  readonly applicants: string[] = [];
  readonly blogs: string[] = [];
  readonly products: string[] = [];
  readonly invited: { readonly institutionId: string; readonly email: string }[] = [];
  /** All transfers to the association's account, oldest first. */
  readonly transfers: DemoBankLine[] = [];
  #texts = 0;

  private constructor(
    readonly people: readonly Actor[],
    /** Members whom admins promote and demote; they do not act themselves. */
    readonly promotable: readonly Person[],
    readonly messages: readonly string[],
  ) {}

  /** @param size number of members; each other kind has fewer people */
  static async create(size: number): Promise<ChaosScenario> {
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
    const scenario = new ChaosScenario(
      people,
      promotable,
      await Promise.all(times(few).map(() => makeMessage())),
    );
    const waiting = await Promise.all(times(few).map(() => makeMember({ status: 'waitingApproval' })));
    scenario.applicants.push(...waiting.map(({ id }) => id));
    return scenario;
  }

  /** Members, who may request a renewal. */
  get members(): readonly Person[] {
    return this.people.flatMap((actor) => (actor.kind === 'member' ? [actor.person] : []));
  }

  /** People who request renewals, for themselves or for an institution. */
  get payers(): readonly Person[] {
    return this.people.flatMap((actor) =>
      actor.kind === 'member' || actor.kind === 'coordinator' ? [actor.person] : [],
    );
  }

  /** Adds a transfer to the account, in whole rupiah. */
  receive(rupiah: number, narrative: string): void {
    const balance = (this.transfers.at(-1)?.balance ?? 0) + rupiah;
    this.transfers.push({ at: new Date(), rupiah, narrative: narrative, balance });
  }

  /** Returns a text that no earlier call returned. */
  newText(): string {
    this.#texts += 1;
    return `catatan ${this.#texts}`;
  }

  /** Returns the ids of an institution's current seats and open invitations. */
  static async seatsOf(id: string): Promise<{ seats: string[]; invitations: string[] }> {
    const { seats, invitations } = await institutionStored(id);
    return {
      seats: seats.filter(({ isCoordinator }) => !isCoordinator).map(({ userId }) => userId),
      invitations: invitations.map((one) => one.id),
    };
  }
}
