import type { institutions as table } from 'contract/institutions/institutions';
import { hasDuty } from 'contract/rules/admins/duties';
import { wording } from 'contract/text/wording';
import type { Handlers } from '#http/handler.ts';
import { getReadableInstitution } from '#model/institutions/coordinated-institution.ts';
import {
  listInstitutionHistory,
  listInstitutions,
  listLogos,
} from '#model/institutions/institution-lists.ts';
import { toInstitutionReply } from '#model/institutions/institution-reply.ts';
import { removeLogo, renameInstitution, updateInstitution } from '#model/institutions/update-institution.ts';
import { listInstitutionPayments } from '#model/money/payments/list-payments.ts';

export const institutions: Handlers<typeof table> = {
  listInstitutionLogos: listLogos,

  listInstitutions,

  getInstitution: async ({ id }, { user }) => toInstitutionReply(await getReadableInstitution(id, user)),

  async updateInstitution({ id, logo, basedOn, ...details }, caller) {
    const institution = await updateInstitution(id, details, logo?.bytes, caller.user, basedOn);
    return { message: wording.institutionUpdated, institution: await toInstitutionReply(institution) };
  },

  async renameInstitution({ id, name, basedOn }, caller) {
    await renameInstitution(id, name, caller.user, basedOn);
    return { message: wording.institutionRenamed };
  },

  async removeInstitutionLogo({ id }, caller) {
    await removeLogo(id, caller.user);
    return { message: wording.logoRemoved };
  },

  async listInstitutionHistory({ id }, caller) {
    await getReadableInstitution(id, caller.user);
    return { data: await listInstitutionHistory(id, hasDuty(caller.user.data, 'people')) };
  },

  async listInstitutionPayments({ id }) {
    return { data: await listInstitutionPayments(id) };
  },
};
