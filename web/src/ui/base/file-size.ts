import * as t from '#messages/ui/base';
/** Formats a size as '240 kB' or '1,4 MB', in English '1.4 MB'. */
export const formatFileSize = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} kB`
    : `${(bytes / 1024 / 1024).toFixed(1).replace('.', t.decimalMark)} MB`;
