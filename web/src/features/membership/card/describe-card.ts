import { isLifetime } from 'contract/rules/membership';
import { cardNumber } from 'contract/text/card-numbers';
import { type CardHolder, expiryText, hasExpired, validUntilText } from './draw-card.ts';

/** Describes the picture of a card for screen readers. */
export const describeCard = (holder: CardHolder): string =>
  [
    `Kartu anggota ${holder.name}`,
    'Community Member',
    `nomor ${cardNumber(holder.createdAt)}`,
    ...(holder.memberNumber === null ? [] : [holder.memberNumber]),
    holder.validUntil !== null && isLifetime(holder.validUntil)
      ? 'berlaku seumur hidup'
      : `berlaku sampai ${validUntilText(holder)}`,
    ...(hasExpired(holder) ? [expiryText] : []),
  ].join(', ');
