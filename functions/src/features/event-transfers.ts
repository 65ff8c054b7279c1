import type { eventTransfers as table } from 'contract/event-transfers';
import { formatDateTime } from 'contract/text/dates';
import type { Handlers } from '#http/handler.ts';
import {
  acceptTransfer,
  offerTransfer,
  readTransfer,
  withdrawTransfer,
} from '#model/event-places/transfers.ts';

export const eventTransfers: Handlers<typeof table> = {
  async offerEventTransfer({ id, email }, { user }) {
    await offerTransfer(id, user, email);
    return { message: 'Tawaran dikirim. Tiket tetap milik Anda sampai diterima.' };
  },

  async withdrawEventTransfer({ id }, { user }) {
    await withdrawTransfer(id, user);
    return { message: 'Tawaran ditarik.' };
  },

  async getEventTransfer({ code }, { user }) {
    const { found, owner, offer, difference } = await readTransfer(code, user);
    const { id, data } = found.event;
    return {
      event: {
        _id: id,
        title: data.title,
        location: data.location,
        startDate: data.startDate.toISOString(),
        endDate: data.endDate.toISOString(),
      },
      from: owner.data.name,
      expiresAt: offer.data.expireAt.toISOString(),
      difference,
    };
  },

  async acceptEventTransfer({ code, seenDifference }, { user }) {
    const { event, holdUntil } = await acceptTransfer(code, user, seenDifference);
    const until = holdUntil === null ? '' : formatDateTime(holdUntil);
    const message =
      holdUntil === null
        ? 'Tiket ini kini milik Anda.'
        : `Tempat ini ditahan sampai ${until} WIB. Bayar selisihnya sebelum itu.`;
    return { message, event };
  },
};
