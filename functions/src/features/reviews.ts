import type { reviews as table } from 'contract/reviews';
import type { Handlers } from '#http/handler.ts';
import { comparedReviewOf, reviewOf } from '#model/payments/reviews.ts';

export const reviews: Handlers<typeof table> = {
  async getReview({ id }, caller) {
    return reviewOf(id, caller.user.id);
  },

  async getComparedReview({ id }, caller) {
    return comparedReviewOf(id, caller.user.id);
  },
};
