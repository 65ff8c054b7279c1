import type { reviews as table } from 'contract/money/reviews';
import type { Handlers } from '#http/handler.ts';
import { readComparedReview, readReview } from '#model/money/payments/reviews.ts';

export const reviews: Handlers<typeof table> = {
  async getReview({ id }, caller) {
    return readReview(id, caller.user.id);
  },

  async getComparedReview({ id }, caller) {
    return readComparedReview(id, caller.user.id);
  },
};
