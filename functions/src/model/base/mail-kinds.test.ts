import { expect, test } from 'vitest';
import type * as z from 'zod';
import { mailKinds, namingFields } from './mail-kinds.ts';

/** Texts that name no person but the reader, by whose id or address an erasure finds the mail. */
const others = `
  about account answerBy askedAt at berlaku_sampai bill category certificate changeId confirmedBy content
  decidedAt deletedAfter deletionAt device dueAt duties email endsAt endsOn entry event eventId firstName
  formerNumber from group holder institution institutionId invitationId joinedAt key lastName link location
  merchant message messageId nama nmid nomor note number offeredAt on orderedBy otherEmail payment points
  question quote quotedAt reason references replyCode startsAt subject tautan_tagihan text title transfer
  until validUntil
`;

test('each text of a mail that names another person is declared, so that an erasure finds it', () => {
  const naming: Readonly<Record<string, readonly string[]>> = namingFields;
  const fields = Object.entries(mailKinds).flatMap(([kind, { shape }]) =>
    Object.entries<z.ZodType>(shape)
      .filter(
        ([field, schema]) =>
          schema.safeParse('Sari').data === 'Sari' && naming[kind]?.includes(field) !== true,
      )
      .map(([field]) => field),
  );
  expect([...new Set(fields)].sort()).toEqual(others.trim().split(/\s+/));
});
