/**
 * Line end of downloads with many rows. The status of such a download is sent before an error can occur. So
 * the file itself shows whether it is complete: the last row is followed by an empty line, which appears
 * nowhere else. Lines end in CR LF, and cells contain no CR, so that each line is one row.
 */
export const lineEnd = '\r\n';

/** Header with the number of rows at the start of the download. */
export const totalRowsHeader = 'X-Total-Rows';
