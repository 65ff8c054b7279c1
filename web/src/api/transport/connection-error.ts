import * as t from '#messages/api';
/** The API or the code of the site cannot be reached: no network, or the server does not respond. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';

  constructor(
    /** True when the request was sent and no response arrived in time. A retry would only double the wait. */
    readonly isTimeout = false,
  ) {
    super(t.noConnection);
  }
}
