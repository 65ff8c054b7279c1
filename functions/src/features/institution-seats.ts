import type { institutionSeats as table } from 'contract/institution-seats';
import { wording } from 'contract/words/wording';
import { limitRate } from '#auth/rate-limit.ts';
import type { Handlers } from '#http/handler.ts';
import { acceptInvitation, joinByInvitation } from '#model/institutions/accepting.ts';
import { seatOfferOf } from '#model/institutions/invitation-codes.ts';
import { inviteStaff, withdrawInvitation } from '#model/institutions/invitations.ts';
import { removeSeat, replaceSeat, setCoordinator } from '#model/institutions/seats.ts';

export const institutionSeats: Handlers<typeof table> = {
  async getInvitation({ code }) {
    const { institution, invitation } = await seatOfferOf(code);
    return {
      institution: institution.data.name,
      email: invitation.email,
      expiresAt: invitation.expiresAt.toISOString(),
    };
  },

  async acceptInvitation({ code }, { user }) {
    await acceptInvitation(code, user);
    return { message: wording.invitationAccepted };
  },

  async joinByInvitation({ code, name, password }, _caller, request) {
    await limitRate('register-address', request.client.network);
    const _id = await joinByInvitation(code, { name, password });
    return { message: wording.invitationJoined, _id };
  },

  async inviteStaff({ id, email }, caller) {
    await limitRate('seat-invitations', id);
    await inviteStaff(id, email, caller.user);
    return { message: wording.staffInvited };
  },

  async withdrawInvitation({ id, invitation }, caller) {
    await withdrawInvitation(id, invitation, caller.user);
    return { message: wording.invitationWithdrawn };
  },

  async removeSeat({ id, user }, caller) {
    await removeSeat(id, user, caller.user);
    return { message: wording.seatRemoved };
  },

  async replaceSeat({ id, user, email }, caller) {
    await limitRate('seat-invitations', id);
    await replaceSeat(id, user, email, caller.user);
    return { message: wording.seatReplaced };
  },

  async setCoordinator({ id, user, isCoordinator }, caller) {
    await setCoordinator(id, user, isCoordinator, caller.user);
    return { message: isCoordinator ? wording.coordinatorMade : wording.coordinatorUnmade };
  },
};
