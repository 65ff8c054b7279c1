import type { renewalLinks as table } from 'contract/money/renewal-links';
import { wording } from 'contract/text/wording';
import type { Handlers } from '#http/handler.ts';
import { limitRate } from '#model/base/limit-rate.ts';
import { readProof } from '#model/money/payments/proofs.ts';
import { readMemberOfCode, toRenewalLinkReply } from '#model/money/payments/renewal-links.ts';
import { requestRenewal, requireRenewable } from '#model/money/payments/renewal-request.ts';

export const renewalLinks: Handlers<typeof table> = {
  async checkRenewalLink({ code }, _caller, request) {
    await limitRate('renewal-link', request.client.network);
    const { user, end } = await readMemberOfCode(code);
    return toRenewalLinkReply(user.data, end);
  },

  async renewByLink({ code, paymentProof }, _caller, request) {
    await limitRate('renewal-proof', request.client.network);
    const { user } = await readMemberOfCode(code);
    requireRenewable(user.data);
    const proof = await readProof(paymentProof.bytes);
    const reply = { message: wording.renewalRequested };
    await requestRenewal(user, proof, { via: 'link' }, (batch) => request.storeReply(batch, reply));
    return reply;
  },
};
