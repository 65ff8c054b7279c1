import type { eventTransfers as table } from 'contract/events/event-transfers';
import { formatDateTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import type { Handlers } from '#http/handler.ts';
import { t } from '#messages/replies.ts';
import { readTitle } from '#model/content/read-titles.ts';
import {
  acceptTransfer,
  offerTransfer,
  readTransfer,
  withdrawTransfer,
} from '#model/events/places/transfers.ts';

export const eventTransfers: Handlers<typeof table> = {
  async offerEventTransfer({ id, email }, { user }) {
    await offerTransfer(id, user, email);
    return { message: t.transferOffered };
  },

  async withdrawEventTransfer({ id }, { user }) {
    await withdrawTransfer(id, user);
    return { message: t.transferWithdrawn };
  },

  async getEventTransfer({ code }, { user }) {
    const { event, owner, transfer, difference } = await readTransfer(code, user);
    const { id, data } = event;
    return {
      event: {
        _id: id,
        title: await readTitle({ id, title: data.title }),
        location: data.location,
        startDate: data.startDate.toISOString(),
        endDate: data.endDate.toISOString(),
      },
      from: owner.data.name,
      expiresAt: transfer.data.expireAt.toISOString(),
      difference,
    };
  },

  async acceptEventTransfer({ code, seenDifference }, { user }) {
    const { event, holdUntil } = await acceptTransfer(code, user, seenDifference);
    const message =
      holdUntil === null ? t.ticketIsYours : fill(t.payDifference, { time: formatDateTime(holdUntil) });
    return { message, event };
  },
};
