import { unzipSync } from 'fflate';

/** Returns the files of a zip by name. */
export const filesOfZip = (zip: Buffer): Map<string, Buffer> =>
  new Map(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, Buffer.from(bytes)]));
