/** Phrases that make readers read twice, and the plain words that replace them. */

interface Rule {
  /** Regular expression for whole words in any case. A space matches one or more spaces. */
  readonly pattern: string;
  /** Words to use instead. */
  readonly use: string;
}

/** Rules by the name of their finding. */
export const phraseRules: Readonly<Record<string, Rule>> = {
  tell: { pattern: 'tells?|told|telling', use: 'report, log, show, return, distinguish' },
  stand: { pattern: '(?<!-)(?:stands?|stood)(?!-)', use: 'is, is stored, appears, means' },
  bear: { pattern: 'bears?|bore|borne|bearing', use: 'has, carries' },
  somebody: { pattern: 'somebody|nobody|everybody|anybody', use: 'another admin, no user, every member' },
  whoever: { pattern: 'whoever|whomever|whatever|whichever', use: 'a noun: the account that …, any status' },
  anew: { pattern: 'anew', use: 'again' },
  beside: { pattern: 'besides?', use: 'next to, in addition to, compared with' },
  'is there': {
    pattern:
      '(?:is|are|was|were|be) (?:not |still |already |only )?there(?=[.,;:)!—–\\n]|$| (?:yet|already|before|when|and|or|but|as|if|once|until)\\b)',
    use: 'exists, is ready, is loaded',
  },
  'at once': { pattern: 'at once', use: 'immediately, in one request, concurrently' },
  kept: {
    // A table cell that says only 'kept' is the verdict of a benchmark.
    pattern: '(?:(?<!\\n\\s*)kept|kept(?!\\s*\\n))(?! (?:alive|in sync|up to date))',
    use: 'stored, retained (a budget: met)',
  },
  mend: { pattern: 'mend(?:s|ed|ing)?', use: 'correct, fix' },
  'look at': { pattern: 'look(?:s|ed|ing)? at', use: 'review, inspect, read, check' },
  taken: {
    pattern:
      '(?<!(?:backup|photo|photograph|picture|screenshot)s? (?:is|are|was|were) )taken(?! (?:away|back|out|up|over|off|down|apart|along|from|into account))',
    use: 'used, reserved, accepted, made',
  },
  'taken away': {
    pattern: 'taken (?:away|back|out|up|over|off|down|apart|along)',
    use: 'removed, undone, resumed, adopted',
  },
  come: {
    pattern: '(?:comes?|came|coming)(?! (?:from|first|months?|days?|weeks?|years?)\\b)',
    use: 'arrives, is loaded, returns, amounts to',
  },
  'go on': { pattern: '(?:goes|go|gone|went|going) on', use: 'continues, resumes' },
  'go out': { pattern: '(?:goes|go|gone|went|going) out', use: 'is sent, is returned' },
  go: {
    pattern:
      'goes(?! (?:on|out|wrong)\\b)|(?:gone|went)(?! (?:on|out|wrong|when)\\b)|(?:go|going) (?:away|along|with)',
    use: 'is deleted, is sent, ends, moves, commits',
  },
  'so many': {
    pattern:
      'so (?:many|much)(?! (?:as|so|that)\\b)|(?<!(?:times|twice|half|least|most) )as (?:many|much)(?! as\\b)(?! (?:\\S+ ){1,4}as\\b)|most of all',
    use: 'the number, max…, min…, …Count',
  },
  'subject clause': { pattern: '(?<=; (?:and |but )?)(?:what|who|whose)', use: 'a noun as the subject' },
  'has … done': {
    pattern:
      '(?<=[\\w,] )(?:has|have|having) (?:it|them|nothing|everything|(?:a|an|the|its|each|every) [\\w-]+) (?:be|fail|wait|come|go|show|succeed|sent|asked|confirmed|installed|put)',
    use: 'makes, causes, lets; or the verb itself',
  },

  // Metaphors that once were names, with the terms of docs/glossary.md.
  alive: { pattern: '(?:comes?|came|coming|is|are) alive', use: 'hydration, hydrates' },
  ahead: {
    pattern: '(?:ask(?:s|ed|ing)?|reads?|load(?:s|ed)?|sent) (?:for )?ahead|first questions?',
    use: 'prefetch',
  },
  'late part': { pattern: 'late (?:parts?|dialogs?|code|chunks?|components?)', use: 'lazy-loaded' },
  room: { pattern: 'rooms?', use: 'folder, layer, space, upload budget' },
  look: {
    pattern:
      '(?:its|the|a|their|each|every|two|of|same|whose|kept|all) looks?(?! (?:at|for|up|like|on)\\b)|looks? of',
    use: 'fingerprint, appearance, check',
  },
  gist: { pattern: 'gists?', use: 'fingerprint' },
  seal: { pattern: '(?:un)?seal(?:s|ed|ers?|ing)?', use: 'checkpoint, review token, encrypt' },
  ground: { pattern: 'grounds?', use: 'layout, background, legal basis' },
  standing: { pattern: '(?<!-|good )standing', use: 'membership status; is, is stored' },
  grace: { pattern: 'grace', use: 'second-factor deadline' },
  upkeep: { pattern: 'upkeep', use: 'maintenance' },
  office: { pattern: 'offices?', use: 'admin area, admin' },
  'hold back': { pattern: 'held back|holds? back', use: 'blocked, without admin duties' },
  'held document': { pattern: 'held documents?', use: 'version bump' },
  storm: { pattern: 'storms?', use: 'chaos test' },
  town: { pattern: '(?:a|the|this) town', use: 'scenario' },
};
