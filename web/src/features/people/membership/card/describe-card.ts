import { isLifetime } from 'contract/rules/membership';
import { cardNumber } from 'contract/text/card-numbers';
import { fill } from 'contract/text/language/fill';
import * as t from '#messages/features/people/membership/card';
import { type CardHolder, expiryText, hasExpired, validUntilText } from './draw-card.ts';

/** Describes the picture of a card for screen readers. */
export const describeCard = (holder: CardHolder): string =>
  [
    fill(t.cardOf, { name: holder.name }),
    t.memberKind,
    fill(t.numberInWords, { number: cardNumber(holder.createdAt) }),
    ...(holder.memberNumber === null ? [] : [holder.memberNumber]),
    holder.validUntil !== null && isLifetime(holder.validUntil)
      ? t.validForLife
      : fill(t.validUntilInWords, { date: validUntilText(holder) }),
    ...(hasExpired(holder) ? [expiryText] : []),
  ].join(', ');
