/**
 * Group of modules that share one file. By default the bundler writes a file for each module that two pages
 * share, 200 in all. An admin screen then requests 60 of them, and each request costs time in three
 * processes.
 *
 * Groups follow the users, from modules that every visitor needs to those that few need. A group includes the
 * imports of its modules, unless an earlier group has them, so name only modules that no other one of the group
 * imports. A module that visitors' pages must not load needs a group of its own.
 *
 * Most groups are needed for a budget of decision 0054. The others save code of one page:
 * - an article loads 18 KiB less by `initials`, and the page of an event 51 KiB by `event-prices`
 * - the login loads 18 KiB less by `account-layout`, and 26 KiB at the first focus by `schemas`
 * - the dashboard of members loads 25 KiB less by `files`
 * - the review desk requests 3 files less by its group, and the first dialog 2 by `dialogs`
 */
interface Chunk {
  readonly name: string;
  /** Paths below web/src, '#contract/' or '#modules/', without extensions. A final '/' names a folder. */
  readonly modules: readonly string[];
}

export const CHUNKS: readonly Chunk[] = [
  // Only the modules with which the first scripts load other files and prefetch queries. A file of its own for
  // any of them delays these scripts: browsers request six files at a time from an HTTP/1.1 server.
  {
    name: 'preload',
    modules: [
      '#contract/rules/paths',
      '#vite/preload-helper',
      'api/device-storage',
      'api/dynamic-import',
      'api/transport/site-path',
      'api/transport/prefetch-cache',
    ],
  },
  // Modules that every page, or nearly every page, needs.
  {
    name: 'shell',
    modules: [
      'app/mount-app',
      '#contract/rules/image-paths',
      '#contract/text/fees',
      '#contract/text/numbers',
      'ui/base/section-head',
      'ui/pictures/picture-image',
    ],
  },
  // Modules of the home page. Other pages use most of them too.
  {
    name: 'page-parts',
    modules: [
      'shared/public/join-band',
      'shared/public/page-hero',
      'shared/site-pages/use-site-content',
      'ui/pictures/mosaic',
    ],
  },
  // Modules that most pages except home use.
  {
    name: 'reading',
    modules: [
      '#contract/rules/categories',
      // Addresses of profiles at ORCID and SINTA, which public profiles and screens of members show.
      '#contract/rules/people/academic-ids',
      // Labels of audit entries need it too. Otherwise a public profile loads 7 KiB of the admin area.
      '#contract/rules/people/directory',
      '#contract/text/dates',
      '#contract/text/language/text-map',
      'features/content/blogs/category-labels',
      'shared/public/not-found-links',
      'shared/public/side-block',
      'shared/content/content-blocks',
      'shared/public/use-all-rows',
      'ui/base/back-link',
      'ui/base/truncated-text',
      'ui/base/file-size',
      'ui/base/missing-entry',
      'ui/base/record-screen',
      'ui/base/section',
      'ui/base/two-columns',
      'ui/forms/field',
      'ui/lists/no-script-notice',
      'ui/text/fill-elements',
    ],
  },
  // The public page of an event shows prices, and so do screens behind the login.
  {
    name: 'event-prices',
    modules: ['shared/events/own-page', 'shared/events/registration-text', 'shared/events/refund-table-text'],
  },
  // Dialogs and the editor subscribe to their own stores with it.
  { name: 'external-store', modules: ['#modules/use-sync-external-store/'] },
  // Modules of screens that change something, with or without a form.
  {
    name: 'actions',
    modules: [
      '#contract/rules/files',
      '#contract/rules/institution-kinds',
      '#contract/schemas/list-states',
      '#contract/rules/money/bills',
      '#contract/rules/query-limits',
      '#contract/rules/people/person-fields',
      '#contract/rules/people/whatsapp',
      '#contract/rules/review-reasons',
      '#contract/text/names',
      'api/use-action',
      'shared/content-admin/publication-state',
      'shared/mails/mail-badge',
      'shared/mails/row-choice',
      'shared/payments/payment-words',
      'ui/base/page-heading',
      'ui/base/save-file',
      'ui/base/screen-head',
      'ui/base/tab-links',
      'ui/dialogs/alert',
      'ui/dialogs/confirm-button',
      'ui/dialogs/confirm-dialog',
      'ui/dialogs/dialog-frame',
      'ui/dialogs/toast-outlet',
      'ui/dialogs/use-attempt',
      'ui/dialogs/use-dialog-action',
      'ui/dialogs/use-edge-height',
      'ui/lists/cells',
      'ui/lists/failure-notice',
      'ui/lists/page-from-url',
      'ui/lists/row-button',
      'ui/lists/use-list-path',
      'ui/pictures/image-overlay',
      'ui/pictures/protected-image',
    ],
  },
  // Articles shorten names of authors, and QR codes those of members.
  { name: 'initials', modules: ['#contract/text/initials'] },
  // Camera and keys of QR codes: the public page that verifies cards, and the check-in at events.
  {
    name: 'scanning',
    modules: ['shared/scanning/camera-scan', 'shared/scanning/check-code', 'shared/scanning/use-card-keys'],
  },
  // Everything that shows a dialog or a toast. No page loads it at first.
  { name: 'dialogs', modules: ['ui/lazy/popups'] },
  // Layout and guards of all screens behind the login.
  {
    name: 'account-layout',
    modules: [
      'api/use-logout',
      'app/prefetch/use-prefetch',
      'app/guards',
      'app/not-found-page',
      'features/people/membership/card/is-issued',
    ],
  },
  // Layout of the admin area, and the queries that its screens prefetch.
  {
    name: 'admin-shell',
    modules: [
      'app/admin-routes',
      '#contract/rules/admins/duties',
      'shared/members/member-admin-links',
      'shared/requests/reason-field',
    ],
  },
  {
    name: 'schemas',
    modules: [
      '#contract/content-endpoints',
      '#contract/schemas/content-input',
      '#contract/schemas/decisions',
      '#contract/schemas/publication',
      '#contract/schemas/institution-details',
      '#contract/schemas/passwords',
      '#modules/zod/',
    ],
  },
  { name: 'files', modules: ['ui/files/', 'ui/pictures/current-picture'] },
  {
    name: 'forms',
    modules: [
      '#modules/react-hook-form/',
      'ui/forms/endpoint-form',
      'ui/forms/refusal',
      'ui/forms/submit-as',
      'ui/forms/unsaved-guard',
      'ui/forms/use-record',
    ],
  },
  {
    name: 'decisions',
    modules: [
      'features/people/members/list/describe-filter',
      'features/people/members/user-status',
      'features/money/requests/request-kinds',
      'features/money/requests/reject-dialog',
      'features/money/requests/request-state',
      'shared/members/email-mark',
      'shared/members/person-facts',
      'shared/statements/match-words',
      'ui/dialogs/reason-dialog',
    ],
  },
  // All review pages. They need no code of lists.
  {
    name: 'review-desk',
    modules: ['features/money/requests/review-desk/review-desk'],
  },
  {
    name: 'lists',
    modules: [
      'features/content/blogs/blog-columns',
      'features/people/members/list/column-choice',
      'shared/requests/bulk-decision',
      'shared/content-admin/bin-notice',
      'shared/content-admin/content-list-screen',
      'ui/lists/bulk/bulk-dialog',
      'ui/lists/filter-form',
      'ui/lists/list-region',
      'ui/lists/paged-table',
      'ui/lists/rows-export',
      'ui/lists/bulk/use-bulk-run',
    ],
  },
  // Forms for articles, events, journals and products.
  {
    name: 'content-forms',
    modules: [
      'features/content/blogs/blog-fields',
      'shared/content-admin/autosave',
      'shared/content-admin/form-screen',
      'shared/content-admin/publication',
      'shared/content-admin/use-working-copy',
    ],
  },
  // Forms for stored articles, events and products.
  {
    name: 'edit-forms',
    modules: [
      'shared/audit/last-change',
      'shared/content-admin/edit-screen',
      'shared/content/stored-text-preview',
    ],
  },
  // Entries of the audit log, shown in its list and in a member's history.
  {
    name: 'audit-parts',
    modules: ['shared/audit/audit-entries', 'shared/audit/undo-button'],
  },
];

const roots = { '#contract/': '/contract/', '#modules/': '/node_modules/', '#vite/': 'vite/' };

function toIdSuffix(module: string): string {
  const root = Object.entries(roots).find(([name]) => module.startsWith(name));
  return root === undefined ? `/web/src/${module}` : module.replace(root[0], root[1]);
}

function createModuleTest(chunk: Chunk): (id: string) => boolean {
  const idSuffixes = chunk.modules.map(toIdSuffix);
  return (id) => {
    const path = id.replace(/\.(?:tsx?|js)$/, '');
    return idSuffixes.some((idSuffix) =>
      idSuffix.endsWith('/') ? id.includes(idSuffix) : path.endsWith(idSuffix),
    );
  };
}

/** Groups in the bundler's format. If two groups match a module, the earlier one in the list gets it. */
export const chunkGroups = CHUNKS.map((chunk, index) => ({
  name: chunk.name,
  test: createModuleTest(chunk),
  priority: CHUNKS.length - index,
}));
