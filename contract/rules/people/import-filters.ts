/**
 * Effect of a row: `create` and `update` change the members, `same` changes nothing. `conflict`: an admin chooses
 * which person it is. `refuse`: a cell is invalid.
 */
export const importVerdicts = ['create', 'update', 'same', 'conflict', 'refuse'] as const;
export type ImportVerdict = (typeof importVerdicts)[number];

/**
 * Filters of the rows. `differs`: a cell differs from the stored value, which stays. `overtaken`: the person changed
 * between check and import. `kept`: the undo did not touch the person.
 */
export const importFilters = [...importVerdicts, 'differs', 'overtaken', 'kept'] as const;
export type ImportFilter = (typeof importFilters)[number];
