import type { reviews as table } from 'contract/money/reviews';
import type { Handlers } from '#http/handler.ts';
import { readComparedReview, readReview } from '#model/money/payments/reviews.ts';

export const reviews: Handlers<typeof table> = {
  getReview: ({ id }, { user }) => readReview(id, user.id),

  getComparedReview: ({ id }, { user }) => readComparedReview(id, user.id),
};
