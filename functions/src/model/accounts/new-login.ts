import { requestDevice } from '#auth/request-device.ts';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { queueMail } from '#model/base/queue-mail.ts';

export const notifyNewLogin = (batch: Batch, user: Stored<UserRecord>): void => {
  queueMail(batch, 'new-login', user, { at: clock.now().toISOString(), device: requestDevice() });
};
