/**
 * Line end of downloads with many rows. The status is sent before an error can occur, so an empty line after
 * the last row marks a complete file. Cells contain no CR, so each line is one row.
 */
export const lineEnd = '\r\n';

export const totalRowsHeader = 'X-Total-Rows';
