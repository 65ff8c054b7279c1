/** The server, or the code of the site, cannot be reached: no network, or nobody who answers. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';

  constructor(
    /** True where the request went out and nothing came back: whoever waited so long need not wait once more. */
    readonly afterSilence = false,
  ) {
    super('Tidak ada sambungan ke server.');
  }
}
