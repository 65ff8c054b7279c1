/**
 * Downloads of many rows are sent while they are made, and what goes wrong then comes too late for a status. So the
 * file itself says whether it is whole: an empty line stands behind its last row, and nowhere else. Lines end in CR LF,
 * and no cell holds a CR, so that each one is a row.
 */
export const lineEnd = '\r\n';

/** Tells how many rows there were when the file was begun. */
export const totalRowsHeader = 'X-Total-Rows';
