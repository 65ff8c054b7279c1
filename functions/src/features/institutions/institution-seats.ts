import type { InvitationRow, institutionSeats as table } from 'contract/institutions/institution-seats';
import { staffListInvited, wording } from 'contract/text/wording';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { limitRate } from '#model/base/limit-rate.ts';
import { acceptInvitation, joinByInvitation } from '#model/institutions/accept-invitation.ts';
import { readSeatOffer } from '#model/institutions/invitation-codes.ts';
import { inviteStaff, withdrawInvitation } from '#model/institutions/invitations.ts';
import { removeSeat, replaceSeat, setCoordinator } from '#model/institutions/seats.ts';
import { checkStaffList, inviteStaffList } from '#model/institutions/staff-list.ts';

export const institutionSeats: Handlers<typeof table> = {
  async getInvitation({ code }) {
    const { institution, invitation } = await readSeatOffer(code);
    return {
      institution: institution.data.name,
      email: invitation.email,
      expiresAt: invitation.expiresAt.toISOString(),
    };
  },

  async acceptInvitation({ code }, { user }, { storeReply }) {
    const reply = { message: wording.invitationAccepted };
    await acceptInvitation(code, user, (batch) => storeReply(batch, reply));
    return reply;
  },

  async joinByInvitation({ code, name, password }, _caller, request) {
    await limitRate('register-address', request.client.network);
    const toReply = (_id: string) => ({ message: wording.invitationJoined, _id });
    const id = await joinByInvitation(code, { name, password }, (batch, id) =>
      request.storeReply(batch, toReply(id)),
    );
    return toReply(id);
  },

  async inviteStaff({ id, email }, caller, { storeReply }) {
    await limitRate('seat-invitations', id, actorOf(caller.user));
    const reply = { message: wording.staffInvited };
    await inviteStaff(id, email, caller.user, (batch) => storeReply(batch, reply));
    return reply;
  },

  async checkStaffList({ id, text }, caller) {
    return { rows: await checkStaffList(id, text, caller.user) };
  },

  async inviteStaffList({ id, text }, caller, { storeReply }) {
    const toReply = (rows: InvitationRow[]) => {
      const invited = rows.filter(({ verdict }) => verdict === 'invite').length;
      const message = invited === 0 ? wording.staffListUnchanged : staffListInvited(invited);
      return { message, rows };
    };
    const rows = await inviteStaffList(id, text, caller.user, (batch, rows) =>
      storeReply(batch, toReply(rows)),
    );
    return toReply(rows);
  },

  async withdrawInvitation({ id, invitation }, caller) {
    await withdrawInvitation(id, invitation, caller.user);
    return { message: wording.invitationWithdrawn };
  },

  async removeSeat({ id, user }, caller) {
    await removeSeat(id, user, caller.user);
    return { message: wording.seatRemoved };
  },

  async replaceSeat({ id, user, email }, caller, { storeReply }) {
    await limitRate('seat-invitations', id, actorOf(caller.user));
    const reply = { message: wording.seatReplaced };
    await replaceSeat(id, user, email, caller.user, (batch) => storeReply(batch, reply));
    return reply;
  },

  async setCoordinator({ id, user, isCoordinator }, caller) {
    await setCoordinator(id, user, isCoordinator, caller.user);
    return { message: isCoordinator ? wording.coordinatorMade : wording.coordinatorUnmade };
  },
};
