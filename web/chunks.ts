/**
 * Which modules share a file. By itself the bundler makes one of each module that two pages share, two hundred in all,
 * and a screen of the office asks for sixty: each costs a request, and a turn of three processes. Here they go together
 * by who needs them, from what everybody does to what few do; a group takes along what its modules import, as far as no
 * group above has it. What must not come along stands alone, or a page for visitors would load it.
 */
interface Chunk {
  readonly name: string;
  /** Paths beneath web/src, '#contract/' or '#modules/', without endings; one that ends with '/' is a folder. */
  readonly modules: readonly string[];
}

export const CHUNKS: readonly Chunk[] = [
  // What the first scripts need to load the others and to ask early, and nothing more.
  {
    name: 'preload',
    modules: ['#vite/preload-helper', 'api/load-code', 'api/exchange/connection-error', 'api/exchange/asked'],
  },
  // All that every page needs, and what nearly all of them do.
  {
    name: 'shell',
    modules: [
      'app/start',
      '#contract/rules/image-paths',
      '#contract/words/fees',
      '#contract/words/text',
      'ui/base/section-head',
      'ui/pictures/picture-image',
    ],
  },
  // What home is made of; other pages use most of it too.
  {
    name: 'page-parts',
    modules: [
      'parts/public/join-band',
      'parts/public/page-hero',
      'parts/site-pages/use-site-content',
      'ui/pictures/mosaic',
    ],
  },
  // What most pages beyond home read with.
  {
    name: 'reading',
    modules: [
      '#contract/fields/rich-text',
      '#contract/rules/categories',
      '#contract/rules/limits',
      '#contract/words/dates',
      'features/blogs/category-labels',
      'parts/public/entry-paths',
      'parts/public/side-block',
      'parts/content/stored-picture',
      'parts/public/use-all-rows',
      'ui/base/back-link',
      'ui/base/cut-text',
      'ui/base/file-size',
      'ui/base/icons',
      'ui/base/load-failure',
      'ui/base/missing-entry',
      'ui/base/record-screen',
      'ui/base/two-columns',
      'ui/base/use-settled',
      'ui/forms/field',
      'ui/pictures/covers',
      'ui/pictures/picture-cover',
    ],
  },
  // What tables, dialogs and the editor watch their own states with.
  { name: 'watching', modules: ['#modules/use-sync-external-store/'] },
  // What screens need on which something is changed, with a form or without.
  {
    name: 'actions',
    modules: [
      '#contract/rules/files',
      '#contract/rules/institution-kinds',
      '#contract/fields/list-states',
      '#contract/rules/membership',
      '#contract/rules/money/bills',
      '#contract/rules/query-limits',
      '#contract/rules/review-reasons',
      '#contract/rules/table-cells',
      '#contract/words/direction-marks',
      '#contract/words/shown/wording',
      '#contract/words/tax-numbers',
      'api/use-action',
      'api/use-one-at-a-time',
      'ui/base/error-message',
      'ui/base/page-heading',
      'ui/base/screen-head',
      'ui/base/status-badge',
      'ui/base/tab-links',
      'ui/base/use-after-press',
      'ui/dialogs/confirm-dialog',
      'ui/dialogs/dialog-frame',
      'ui/dialogs/dialog-look',
      'ui/dialogs/toast',
      'ui/dialogs/toast-place',
      'ui/dialogs/use-dialog-action',
      'ui/dialogs/use-dialog-record',
      'ui/dialogs/use-edge-height',
      'ui/lists/cut-cell',
      'ui/lists/failure-notice',
      'ui/lists/page-of-address',
      'ui/pictures/protected-image',
      'ui/pictures/use-object-url',
    ],
  },
  // All that shows a dialog or a toast; none of it is there at first.
  { name: 'dialogs', modules: ['ui/late/popups'] },
  // What all screens behind a login stand in.
  {
    name: 'frames',
    modules: [
      'api/questions',
      'api/use-logout',
      'app/account/account-screens',
      'app/ahead/use-ahead',
      'app/guards',
      'app/not-found-page',
      'features/membership/card/is-issued',
      'parts/accounts/login-path',
      'parts/public/ways-on',
    ],
  },
  // What the office stands in, and what its screens ask first.
  {
    name: 'office',
    modules: [
      'app/admin-layout',
      'app/ahead/office-firsts',
      'features/audit/use-audit-filter',
      'features/bank-lines/line-state',
      'features/contact-messages/message-filter',
      'features/mails/mail-filter',
      'features/members/user-filter',
      'parts/catalogue/catalogue-rows',
      'parts/members/member-admin-links',
      'parts/requests/reason-field',
      'parts/requests/review-link',
      'parts/requests/use-decisions',
      'parts/requests/usual-reasons',
    ],
  },
  {
    name: 'schemas',
    modules: [
      '#contract/fields/content',
      '#contract/fields/content-input',
      '#contract/fields/decisions',
      '#contract/fields/editing',
      '#contract/fields/institution-details',
      '#contract/fields/paging',
      '#contract/fields/passwords',
      '#contract/fields/people',
      '#contract/fields/refinements',
      '#modules/zod/',
    ],
  },
  { name: 'files', modules: ['ui/files/', 'ui/pictures/current-picture'] },
  {
    name: 'forms',
    modules: [
      '#modules/react-hook-form/',
      'ui/forms/endpoint-form',
      'ui/forms/file-field',
      'ui/forms/form-fields',
      'ui/forms/refusal',
      'ui/forms/submit-as',
      'ui/forms/unsaved-guard',
      'ui/forms/upload-progress',
      'ui/forms/use-record',
    ],
  },
  {
    name: 'deciding',
    modules: [
      'features/members/user-status',
      'features/requests/registration-requests',
      'features/requests/renewal-requests',
      'features/requests/reject-dialog',
      'features/requests/request-state',
      'parts/members/email-mark',
      'parts/payments/payment-words',
      'parts/statements/match-words',
    ],
  },
  // Both desks; lists have no part in them.
  {
    name: 'review-desk',
    modules: ['features/requests/review-register-page', 'features/requests/review-renewal-page'],
  },
  {
    name: 'lists',
    modules: [
      'features/blogs/blog-columns',
      'parts/requests/bulk-decision',
      'api/use-removal',
      'parts/catalogue/catalogue-actions',
      'parts/catalogue/use-catalogue',
      'ui/lists/log-pager',
      'ui/base/save-file',
      'ui/dialogs/delete-dialog',
      'ui/lists/bulk-dialog',
      'ui/lists/list-pager',
      'ui/lists/list-region',
      'ui/lists/pager',
      'ui/lists/row-button',
      'ui/lists/selection',
      'ui/lists/use-bulk-run',
      'ui/lists/use-list-path',
      'ui/lists/use-page',
      'ui/lists/use-row-focus',
      'ui/pictures/image-overlay',
    ],
  },
  // What articles, events and products are written with.
  {
    name: 'catalogue-forms',
    modules: ['parts/catalogue/autosave', 'parts/catalogue/form-screen', 'parts/catalogue/use-working-copy'],
  },
  // Where a stored one is changed.
  { name: 'edit-forms', modules: ['parts/catalogue/edit-screen', 'parts/content/shown-text'] },
  { name: 'tables', modules: ['ui/lists/data-table', 'ui/lists/table-columns'] },
  // What entries of the audit are told with, in its list and in the history of a member.
  {
    name: 'audit-parts',
    modules: [
      'parts/audit/action-labels',
      'parts/audit/audit-entries',
      'parts/audit/detail-lines',
      'parts/audit/undo-button',
    ],
  },
];

const roots = { '#contract/': '/contract/', '#modules/': '/node_modules/', '#vite/': 'vite/' };

function placeOf(module: string): string {
  const root = Object.entries(roots).find(([name]) => module.startsWith(name));
  return root === undefined ? `/web/src/${module}` : module.replace(root[0], root[1]);
}

/** Whether a module, by its path or name in the bundler, is one of the chunk's. */
function holds(chunk: Chunk): (id: string) => boolean {
  const places = chunk.modules.map(placeOf);
  return (id) => {
    const path = id.replace(/\.(?:tsx?|js)$/, '');
    return places.some((place) => (place.endsWith('/') ? id.includes(place) : path.endsWith(place)));
  };
}

/** The groups as the bundler takes them: of two that want a module, the one that stands first has it. */
export const chunkGroups = CHUNKS.map((chunk, index) => ({
  name: chunk.name,
  test: holds(chunk),
  priority: CHUNKS.length - index,
}));
