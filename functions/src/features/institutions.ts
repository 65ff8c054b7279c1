import type { institutions as table } from 'contract/institutions';
import { messages } from 'contract/messages';
import { limitRate } from '#auth/rate-limit.ts';
import type { Handlers } from '#http/handler.ts';
import { acceptInvitation, joinByInvitation } from '#model/institutions/accepting.ts';
import { readableInstitution } from '#model/institutions/access.ts';
import { updateInstitution } from '#model/institutions/editing.ts';
import { invitationOf } from '#model/institutions/invitation-codes.ts';
import { inviteStaff, withdrawInvitation } from '#model/institutions/invitations.ts';
import {
  institutionHistory,
  institutionPayments,
  listInstitutions,
  listLogos,
} from '#model/institutions/lists.ts';
import { institutionReplyOf } from '#model/institutions/projection.ts';
import { removeSeat, replaceSeat, setCoordinator } from '#model/institutions/seats.ts';

export const institutions: Handlers<typeof table> = {
  async listInstitutionLogos() {
    return listLogos();
  },

  async listInstitutions(page) {
    return listInstitutions(page);
  },

  async getInvitation({ code }) {
    const { institution, invitation } = await invitationOf(code);
    return {
      institution: institution.data.name,
      email: invitation.email,
      expiresAt: invitation.expiresAt.toISOString(),
    };
  },

  async acceptInvitation({ code }, caller) {
    await acceptInvitation(code, { id: caller.id, data: caller.record, version: caller.version });
    return { message: messages.invitationAccepted };
  },

  async joinByInvitation({ code, name, password }, _caller, request) {
    await limitRate('register-address', request.address);
    const _id = await joinByInvitation(code, { name, password });
    return { message: messages.invitationJoined, _id };
  },

  async getInstitution({ id }, caller) {
    return institutionReplyOf(await readableInstitution(id, caller));
  },

  async updateInstitution({ id, logo, basedOn, ...addresses }, caller) {
    const institution = await updateInstitution(id, addresses, logo?.bytes, caller, basedOn);
    return { message: messages.institutionUpdated, institution: await institutionReplyOf(institution) };
  },

  async listInstitutionHistory({ id }, caller) {
    await readableInstitution(id, caller);
    return { data: await institutionHistory(id, caller.record.role === 'Admin') };
  },

  async listInstitutionPayments({ id }) {
    return { data: await institutionPayments(id) };
  },

  async inviteStaff({ id, email }, caller) {
    await limitRate('seat-invitations', id);
    await inviteStaff(id, email, caller);
    return { message: messages.staffInvited };
  },

  async withdrawInvitation({ id, invitation }, caller) {
    await withdrawInvitation(id, invitation, caller);
    return { message: messages.invitationWithdrawn };
  },

  async removeSeat({ id, user }, caller) {
    await removeSeat(id, user, caller);
    return { message: messages.seatRemoved };
  },

  async replaceSeat({ id, user, email }, caller) {
    await limitRate('seat-invitations', id);
    await replaceSeat(id, user, email, caller);
    return { message: messages.seatReplaced };
  },

  async setCoordinator({ id, user, isCoordinator }, caller) {
    await setCoordinator(id, user, isCoordinator, caller);
    return { message: isCoordinator ? messages.coordinatorMade : messages.coordinatorUnmade };
  },
};
