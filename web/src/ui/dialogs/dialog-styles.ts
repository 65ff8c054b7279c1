export const dialogStyles = {
  backdrop: 'fixed inset-0 z-40 bg-overlay',
  viewport: 'fixed inset-0 z-50 flex items-end justify-center p-3 sm:items-center sm:p-6',
  popup:
    'flex max-h-full w-full max-w-lg flex-col overflow-hidden rounded-panel border border-line bg-surface-raised text-ink shadow-float outline-none',
  title: 'text-heading font-bold',
} as const;
