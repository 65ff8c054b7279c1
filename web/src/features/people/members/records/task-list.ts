/** Returns whose tasks the address shows: the own ones by default. */
export const parseTaskList = (search: URLSearchParams): 'mine' | 'all' =>
  search.get('whose') === 'all' ? 'all' : 'mine';
